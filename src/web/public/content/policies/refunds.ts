import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from './policy.ts'

/** Says what the cancellation policy does (C68); whoever changes the one changes the other. */
export const refunds: Policy = {
  title: 'Refund policy',
  description: 'How much comes back when an order is cancelled, and when.',
  since: '2026-11-22',
  canonical: '/refund-policy',
  sections: [
    {
      heading: 'When you cancel',
      paragraphs: ['What counts is the number of days between the cancellation and the day of the event.'],
      points: [
        '7 days or more before the event: 100 % of what you paid.',
        '3 to 6 days before: 50 %.',
        'Less than 3 days before: nothing, because the food has been bought by then.',
      ],
    },
    {
      heading: 'When you reduce a booking',
      paragraphs: [
        'If you reduce guests, dishes or hours, the same shares apply to the amount by which the bill falls. You see the refund before you save. The caterer keeps the rest as a cancellation charge.',
        'If you add guests or dishes later, the charge is used first. It is not refundable after that either. If the caterer cancels, declines or does not answer, you get it refunded in full.',
      ],
    },
    {
      heading: 'When the caterer cancels, declines or does not answer',
      paragraphs: [
        'You get back 100 % of what you paid, whenever it happens. A caterer who cancels an order that was accepted owes you, besides, the share that you would have lost by cancelling on that day.',
      ],
    },
    {
      heading: 'When a payment goes wrong',
      paragraphs: [
        'If money left your account but the booking was cancelled or had expired, all of it comes back by itself. You need not ask.',
      ],
    },
    {
      heading: 'How it comes back',
      paragraphs: [
        'By the way you paid. We ask the payment service for it at once; banks usually take five to seven working days. The state of the refund stands on the booking.',
        `If it does not arrive, write to ${brand.email} or call ${formatPhone(brand.phone)}.`,
      ],
    },
  ],
}
