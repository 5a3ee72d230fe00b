import { contacts } from '#contract/contacts.ts'
import { cancellationTemplates, type CancellationStep } from '#contract/values/cancellation-step.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from '../../policy.ts'

/** Says what each caterer's cancellation terms are made of (C68, C89); the shares come from the templates themselves. */
export const refunds = (): Policy => ({
  title: 'Refund policy: what you get when you cancel',
  heading: 'Refund policy',
  description:
    'Each caterer sets refund terms. What they can be, how much is refunded on which day before the event, and how a refund reaches you.',
  since: '2026-11-23',
  canonical: '/refund-policy',
  sections: [
    {
      heading: 'When you cancel',
      paragraphs: [
        'Each caterer sets refund terms. You see them on the bill before you pay and on your booking. They count the days between the cancellation and the day of the event. Usually they are one of these:',
      ],
      points: [
        `Standard: ${termsOf(cancellationTemplates.standard)}`,
        `Flexible: ${termsOf(cancellationTemplates.flexible)}`,
        `Strict: ${termsOf(cancellationTemplates.strict)}`,
      ],
    },
    {
      heading: 'When you reduce a booking',
      paragraphs: [
        'If you reduce guests, dishes or hours, the same terms apply to the amount by which the bill falls. You see the refund before you save. The caterer keeps the rest as a cancellation charge.',
        'If you add guests or dishes later, the charge is used first. What it paid for is not refundable. If the caterer cancels, declines or does not respond, you get it refunded in full.',
      ],
    },
    {
      heading: 'When the caterer cancels, declines or does not respond',
      paragraphs: ['You get a full refund, whenever it happens.'],
    },
    {
      heading: 'When a payment goes wrong',
      paragraphs: [
        'If money left your account but the booking was cancelled or had expired, we refund it automatically. You do not need to do anything.',
        'If a payment failed and money left your account, your bank reverses it, usually within 5 working days.',
      ],
    },
    {
      heading: 'How you get a refund',
      paragraphs: [
        'Refunds go to your original payment method. We ask our payment partner for the refund right away. Banks usually take 5–7 working days. The status is on your booking.',
        `If a refund does not arrive, write to ${contacts().email} or call ${formatPhone(contacts().phone)}.`,
      ],
    },
  ],
})

/** '7 days or more before the event, 100%. 3–6 days before, 50%. Later, no refund.' */
function termsOf(steps: readonly CancellationStep[]): string {
  return steps
    .map(({ daysBefore, percent }, index) => {
      if (percent === 0) return 'Later, no refund.'
      const above = steps[index - 1]
      if (!above) return `${daysBefore} days or more before the event, ${percent}%.`
      const last = above.daysBefore - 1
      return `${daysBefore === last ? daysBefore : `${daysBefore}–${last}`} days before, ${percent}%.`
    })
    .join(' ')
}
