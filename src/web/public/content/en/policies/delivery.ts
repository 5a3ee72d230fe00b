import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from '../../policy.ts'

export const delivery = (): Policy => ({
  title: 'Delivery and service policy',
  description: 'How far caterers deliver, what service is included, and what to do if something is missing.',
  since: '2026-11-23',
  canonical: '/shipping-policy',
  sections: [
    {
      heading: 'Where and when',
      points: [
        'Each caterer serves within a distance of their kitchen. You cannot book a venue further away. The bill tells you before you pay.',
        'Delivery is free unless the caterer charges by distance. The amount is on the bill.',
        'Each caterer needs some days’ notice. It is on their page, usually 2 days. We advise 1–2 weeks.',
      ],
    },
    {
      heading: 'What service includes',
      points: [
        '3 hours of service at the venue are included. Extra hours are listed on your bill.',
        'Snack boxes and packed thalis are delivered packed, without serving staff. The minimum is 10, or more where the bill says so.',
      ],
    },
    {
      heading: 'Changing a booking',
      paragraphs: [
        'You can change guests or menu on your booking page until the time shown there, usually 48 hours before serving, or until the caterer starts preparing. If the price rises, you pay the difference. If it falls, the caterer’s cancellation terms decide how much of the difference is refunded on that day.',
      ],
    },
    {
      heading: 'If something is late or missing',
      paragraphs: [
        `Call the caterer first. The number is on your booking. If that does not help, call us at ${formatPhone(contacts().phone)} from 9 am to 9 pm.`,
      ],
    },
  ],
})
