import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from '../../policy.ts'

export const delivery = (): Policy => ({
  title: 'Delivery and service: what is included',
  heading: 'Delivery and service policy',
  description:
    'How far caterers deliver, what it costs, which service is included at the venue, and what to do if something is late or missing.',
  since: '2026-11-26',
  canonical: '/shipping-policy',
  sections: [
    {
      heading: 'Where and when',
      points: [
        'Each caterer serves within a distance of their kitchen. You cannot book a venue further away. The bill tells you before you pay.',
        'Delivery is free unless the caterer charges by distance. Then each started kilometre beyond the free ones is charged, in a straight line from the kitchen. The amount is on the bill.',
        'Each caterer needs some days’ notice. It is on their page, usually 2 days. We advise 1–2 weeks.',
        'You choose the serving time on the bill. It is the time at which your guests start to eat, so give the caterer access to the venue before it.',
        'Enter the exact venue, with gate, floor and a contact person on site. Many societies and halls ask for a vehicle number or a gate pass. You can tell the caterer by message from your booking.',
      ],
    },
    {
      heading: 'What service includes',
      points: [
        '3 hours of service at the venue are included. Extra hours are listed on your bill.',
        'Snack boxes and packed thalis are delivered packed, without serving staff. The minimum is 10, or more where the bill says so.',
        'Caterers differ in what they bring in addition to the food. Before you book, ask yours about plates, serving dishes, tables, drinking water and who clears the hall. A hall may also allow only its own tables or its own kitchen for heating.',
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
        'A photo of what arrived helps us to settle the matter. You can also file a complaint with our grievance officer. You get a ticket number, and a link where you can read the answer.',
      ],
    },
  ],
})
