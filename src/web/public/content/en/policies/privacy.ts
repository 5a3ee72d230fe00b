import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import type { Policy } from '../../policy.ts'

export const privacy = (): Policy => ({
  title: 'Privacy policy: what we store and why',
  heading: 'Privacy policy',
  description: `What ${brand.name} knows about you, what for and for how long, and how you can see, correct or erase it.`,
  since: '2026-11-26',
  canonical: '/privacy-policy',
  sections: [
    {
      heading: 'What we store, and what for',
      points: [
        'Name, email address, phone number and language: to log you in, to send you what belongs to a booking, and so that the caterer can reach you about it.',
        'Bookings with date, venue, number of guests, diets, allergies, notes, company with address and GSTIN: to have them cooked, delivered and billed.',
        'Messages between you and the caterer of a booking: so that both of you can read them.',
        'Enquiries to caterers and messages to us, with name, phone number, email address and what you write: so that they can be answered. We store them without an account too.',
        'Complaints, with name, phone number, email address, booking code and what you write: so that our grievance officer can answer them. We store them without an account too.',
        'Payments: amount, time and the reference of the payment service. Card and bank details never reach us.',
        'Reviews you write: they are public with your first name, the initial of your last name, the package and the number of guests.',
        'The event you entered last, with place, date, guests and diets: so that you do not have to enter it again. We delete it 90 days after you last changed it.',
        'What we told you in the product about your bookings or orders, and whether you read it. We delete it after 90 days.',
        'How often the page of a caterer is viewed, as one number per day: so that caterers know. We do not store who viewed it, and we do not count you if your browser sends the signal Global Privacy Control.',
        'Your shortlist, and the devices on which you are logged in: browser, system and time.',
        'If you run a catering business: its profile with address, GST and FSSAI numbers, menus, prices and pictures, and who is in your team: so that customers find you and documents carry the right numbers. Our team checks them.',
        'If a caterer invites you to a team: your email address, until you join or the invitation ends.',
        'What was done with bookings, payments and profiles, and by which account number: to answer questions about it later. No names are in it.',
        'Network addresses, in a form that cannot be read back, for a short time: to stop attacks.',
      ],
    },
    {
      heading: 'Who else sees it',
      points: [
        'The team of the caterer you book sees what the order needs: your name, phone number, venue, guests, dishes, allergies, notes and messages.',
        'Messages you send to us with a form, and complaints, are read by our team alone. Anyone who has the link of a complaint sees its state and our answers, and nothing you entered.',
        'The caterer you send an enquiry to sees your name, phone number and question. Name and number are hidden after 90 days. While a caterer has no account with us, the enquiry comes to our team.',
        'Everyone sees the profile, the pictures and the phone number of a caterer. The GST number is on documents only.',
        `The ${brand.name} team, where they need it to help you or to run the service.`,
        'The payment service sees the amount, your phone number and an id of your account.',
        'The email service that delivers our emails sees your address and the email. The hosting provider that runs our servers stores our data for us, pictures included.',
        'If you log in through another service, that service knows that you did. If place suggestions come from Google Maps, Google sees the place you type. If you open the map of lines and it is shown on Google Maps, Google learns your network address and the part of the map you view.',
        'Authorities, where the law requires it. We do not sell data.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Two cookies are necessary, so we don’t ask for them. One keeps you logged in, for up to 30 days. The other tells us for 180 days that you have logged in with this browser before, so that strangers who guess your password can’t lock you out. It is used for nothing else. Your browser’s own storage holds your first name, your account details in encrypted form, your shortlist, the event you entered, the menu you are building, the caterers you viewed today and the booking you are filling in, with contact person and venue. Signing out clears it. There are no advertising cookies.',
        'We count that someone registered, wrote to us or paid for a booking, and not who, only if you allow it: when you register, or with the cookie choices at the top of a page. Where Google Analytics is in use, it is loaded after you press Accept and not before. It then sets its own cookies, whose names start with _ga, and Google learns your network address and what was counted. You can change your choice in the footer of every page or in your profile. If your browser sends the signal Global Privacy Control, we take it as Decline.',
        'We ask for your location only to find caterers near you, and only if you allow it. We do not store it.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'Your account and what belongs to it: until you delete it. Bookings and reviews then stay without your name. Receipts, invoices and credit notes issued to you keep the name on them for as long as tax law requires.',
        'We store emails we sent for 30 days, and when and with which browser you were logged in until 90 days after you last used it. We delete messages to us and enquiries to caterers after 12 months. The caterer sees your name and number for 90 days. We delete a complaint three years after it is closed. We delete the allergies you give with a booking 30 days after the event.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may see, correct and erase what we store, take back a consent as easily as you gave it, and complain. In your profile you can see and change your data, download it and delete your account. Or write to ${contacts().email}. We aim to reply within 48 hours. You must be 18 or older to have an account.`,
      ],
    },
  ],
})
