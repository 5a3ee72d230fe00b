import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Policy } from '../../policy.ts'

export const terms = (): Policy => ({
  title: 'Terms and conditions of booking a caterer',
  heading: 'Terms and conditions',
  description: `What ${brand.name} does, what the caterers do, how prices and payments work, and what you can rely on when you book a caterer.`,
  since: '2026-11-25',
  canonical: '/terms-and-conditions',
  sections: [
    {
      heading: 'Who does what',
      paragraphs: [
        `${brand.name} is run by ${contacts().legalName}, ${contacts().address}.`,
        `${brand.name} is a place to find, compare and book caterers in and around Mumbai. The caterer you choose cooks, delivers and serves. Your contract for the food is with that caterer.`,
        `All orders are fulfilled by the caterers. ${brand.name} is only a selection platform and is not responsible for their quality or service. This does not take away rights that the law gives you.`,
        'Only catering orders are accepted, for 10 guests or more, not individual parcel orders.',
      ],
    },
    {
      heading: 'Your account',
      points: [
        'You need an account to book. Keep your password private. You are responsible for activity on your account.',
        'Give true details: the caterer relies on the date, venue, number of guests and diets as you enter them.',
        'You must be 18 or older to have an account and to book.',
      ],
    },
    {
      heading: 'Prices and payment',
      points: [
        'Prices are per plate, box or thali, for the number of guests you enter, including GST unless stated otherwise, and rounded up to the rupee. The bill shows the exact amount with extra dishes, delivery and GST before you pay.',
        'One coupon can be used per booking, and once per customer. It lowers the amount before GST.',
        `A coupon that ${brand.name} pays for needs a confirmed email address. It can’t be used to book with your own business. An offer with a maximum discount or a monthly limit says so. It ends for the month when the limit is reached.`,
        'A booking is held for 10 minutes, and for 30 minutes once you open the payment page. It reaches the caterer when the payment is confirmed. You can have up to three unpaid bookings, one per caterer and day.',
        'The tax invoice or bill of supply is issued in the caterer’s name.',
      ],
    },
    {
      heading: 'How caterers are ranked',
      paragraphs: [
        `With a place, the list starts with the nearest caterers. With a search text, it starts with the best match. Otherwise “Recommended” shows the featured caterers first, which ${brand.name} selects, then those with the best ratings and more reviews. You can sort by price instead.`,
      ],
    },
    {
      heading: 'After you have paid',
      points: [
        'The caterer has up to 24 hours to respond, less when the event is near. If the caterer declines or does not respond in time, you get a full refund.',
        'You can cancel any time before delivery. Your refund depends on the caterer’s cancellation terms.',
        'Only customers with a completed booking can write a review.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `Our grievance officer is ${contacts().grievanceOfficer}. File a complaint on our Complaints page, write to ${contacts().grievanceEmail} or call ${formatPhone(contacts().grievancePhone)}. We acknowledge complaints within 48 hours and answer them within one month. Each has a ticket number and a link where you can follow it.`,
        'These terms follow the law of India. The courts of Mumbai decide where the law does not name others.',
      ],
    },
  ],
})
