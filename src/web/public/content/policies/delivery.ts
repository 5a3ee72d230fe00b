import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from './policy.ts'

export const delivery: Policy = {
  title: 'Delivery and service policy',
  description: 'How far caterers come, what service is included, and what happens at the venue.',
  since: '2026-11-22',
  canonical: '/shipping-policy',
  sections: [
    {
      heading: 'Where and when',
      points: [
        'Each caterer serves within a distance of its kitchen. A venue further away cannot be booked, and the bill says so before you pay.',
        'Delivery is free unless the caterer charges by distance; then the amount stands on the bill.',
        'Each caterer needs some days’ notice, two unless its page says otherwise. We advise one to two weeks.',
      ],
    },
    {
      heading: 'What service includes',
      points: [
        'Three hours of service at the venue are included. Extra hours are a line of the bill.',
        'Snack boxes and packed thalis are delivered packed, without service, from ten upward.',
      ],
    },
    {
      heading: 'Changing an order',
      paragraphs: [
        'Ask for a change until 48 hours before the event. The caterer does what its kitchen allows. If the price rises, you pay the difference. If it falls, the refund policy says how much of the difference is refunded on that day.',
      ],
    },
    {
      heading: 'If something is late or missing',
      paragraphs: [
        `Call the caterer first; the number stands on the booking. If that does not help, call us at ${formatPhone(brand.phone)} from 9 am to 9 pm.`,
      ],
    },
  ],
}
