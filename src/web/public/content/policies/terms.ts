import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from './policy.ts'

export const terms: Policy = {
  title: 'Terms and conditions',
  description: `What ${brand.name} does, what the caterers do, and what you can rely on when you book.`,
  since: '2026-11-01',
  canonical: '/terms-and-conditions',
  sections: [
    {
      heading: 'Who does what',
      paragraphs: [
        `${brand.name} is a place to find, compare and book caterers in and around Mumbai. The caterer you choose cooks, delivers and serves; your contract for the food is with that caterer.`,
        `All orders are fulfilled by the caterers. ${brand.name} is only a selection platform and is not responsible for their quality or service. This does not take away rights that the law gives you.`,
        'Only catering orders are accepted, for ten guests or more; individual parcel orders are not.',
      ],
    },
    {
      heading: 'Your account',
      points: [
        'You need an account to book. Keep its password to yourself; what is done with it counts as done by you.',
        'Give true details: the caterer relies on the date, the venue, the number of guests and their diets as you enter them.',
        'You must be eighteen or older to book.',
      ],
    },
    {
      heading: 'Prices and payment',
      points: [
        'Prices are per plate, box or thali, for the number of guests you give. The bill shows every extra, delivery and tax before you pay.',
        'One coupon can be used per order. It lowers the amount before tax.',
        'A booking is held for 10 minutes, and for 30 minutes once you open the payment page. It reaches the caterer when the payment is confirmed. You can have three unpaid bookings, one per caterer and day.',
        'The tax invoice or bill of supply is issued in the caterer’s name.',
      ],
    },
    {
      heading: 'After you have paid',
      points: [
        'The caterer answers within a day, sooner when the event is near. If the caterer declines or does not answer, you get all of your money back.',
        'Cancelling is possible at any time before delivery; how much comes back stands in the refund policy.',
        'Reviews can be written by those whose order was completed, and only by them.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `Write to our grievance officer at ${brand.email} or call ${formatPhone(brand.phone)}. You get a reply within 48 hours and a solution within one month.`,
        'These terms follow the law of India; the courts of Mumbai decide where the law does not name others.',
      ],
    },
  ],
}
