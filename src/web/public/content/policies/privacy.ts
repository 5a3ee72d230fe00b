import { brand } from '#contract/brand.ts'
import type { Policy } from './policy.ts'

export const privacy: Policy = {
  title: 'Privacy policy',
  description: `What ${brand.name} knows about you, what for, and how to have it shown, corrected or erased.`,
  since: '2026-11-01',
  canonical: '/privacy-policy',
  sections: [
    {
      heading: 'What we keep, and what for',
      points: [
        'Name, e-mail address and phone number: to sign you in, to send what belongs to an order, and so that the caterer can reach you about it.',
        'Orders with date, venue, number of guests, diets, allergies and notes: to have them cooked, delivered and billed.',
        'Payments: amount, time and the reference of the payment service. Card and bank details never reach us.',
        'Reviews you write: they are shown with your name.',
      ],
    },
    {
      heading: 'Who else sees it',
      points: [
        'The caterer you book sees what the order needs: your name, phone number, venue, guests, dishes and notes.',
        'The payment service sees the amount and your phone number.',
        'Nobody else, unless the law demands it. We do not sell data.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'One cookie keeps you signed in. The browser’s own storage keeps your first name, the menu you are building and what you chose last. There are no advertising cookies.',
        'If you allow it when you register, this page counts that somebody registered, and not who. Your profile takes that back.',
        'Your position is asked for only to find caterers near you, and only if you allow it. It is not kept.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'As long as you have an account. Receipts, invoices and credit notes that were issued keep the name on them for as long as tax law demands, even after that. Sessions end when you sign out.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may see, correct and erase what we keep, take back a consent as easily as you gave it, and complain. Your profile shows and changes it, hands all of it to you as a file and deletes your account; or write to ${brand.email}; we reply within 48 hours. For people under eighteen a parent or guardian decides.`,
      ],
    },
  ],
}
