import { contacts } from '#contract/contacts.ts'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'

const [large, huge] = limits.order.noticeSteps

/** Settings that texts name in braces: a text says what the product does today, whatever is changed in it. */
export const settings = {
  /** Guests of the smallest order. */
  minGuests: () => String(limits.order.minGuests),
  /** Boxes or thalis of the smallest packed order. */
  minPacked: () => String(limits.offer.minOrder.min),
  /** Hours of service within the price. */
  includedHours: () => String(limits.order.includedServiceHours),
  /** A further hour of service, as '₹1,000'. */
  extraHour: () => formatRupees(limits.order.extraHourRupees),
  /** Hours before the event until which guests and menu may change, where a caterer sets nothing else. */
  changeHours: () => String(limits.order.changeCutOffHours),
  /** Days of notice from so many guests on; a caterer may ask for more. */
  largeGuests: () => String(large.fromGuests),
  largeNotice: () => String(large.days),
  /** Guests above which the longest notice holds. */
  hugeAbove: () => String(huge.fromGuests - 1),
  hugeNotice: () => String(huge.days),
  /** Caterers that can be compared side by side. */
  compared: () => String(limits.compare.max),
  /** Months ahead for which a date can be booked. */
  monthsAhead: () => String(Math.floor(limits.order.maxDaysAhead / 30)),
  /** Our phone number, as people read it. */
  phone: () => formatPhone(contacts().phone),
} as const satisfies Record<string, () => string>

/** Returns a text with its settings filled in; the rule test holds every name in braces against the list above. */
export function withSettings(text: string): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) =>
    Object.hasOwn(settings, name) ? settings[name as keyof typeof settings]() : braced,
  )
}
