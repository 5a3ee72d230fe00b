import { formatCount } from '#contract/count.ts'
import type { OrderSettings } from '#contract/endpoints/orders/settings.ts'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'

/** Whether and up to which size orders are accepted automatically, as entered. */
export interface AcceptanceFields {
  isOn: boolean
  guests: string
  total: string
}

export function fieldsFrom({ acceptUpTo }: Pick<OrderSettings, 'acceptUpTo'>): AcceptanceFields {
  return {
    isOn: acceptUpTo !== undefined,
    guests: acceptUpTo ? String(acceptUpTo.guests) : '',
    total: acceptUpTo ? String(acceptUpTo.total) : '',
  }
}

/** What is sent of the fields. */
export function acceptanceFrom({ isOn, guests, total }: AcceptanceFields): Pick<OrderSettings, 'acceptUpTo'> {
  return isOn ? { acceptUpTo: { guests: Number(guests), total: Number(total) } } : {}
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9)
const most = limits.order.acceptUpTo

const isWithin = (text: string, max: number) => text !== '' && Number(text) >= 1 && Number(text) <= max

export const acceptanceSchema: FormSchema<AcceptanceFields> = {
  isOn: {},
  guests: {
    apiName: 'acceptUpTo.guests',
    clean: digits,
    problem: ({ isOn, guests }) =>
      isOn && !isWithin(guests, most.guests)
        ? m.error_accept_guests_invalid({ max: formatCount(most.guests) })
        : undefined,
  },
  total: {
    apiName: 'acceptUpTo.total',
    clean: digits,
    problem: ({ isOn, total }) =>
      isOn && !isWithin(total, most.rupees)
        ? m.error_accept_total_invalid({ max: formatCount(most.rupees) })
        : undefined,
  },
}
