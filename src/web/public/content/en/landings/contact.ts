import type { Landing } from '../../landing.ts'

export const contact: Landing = {
  name: 'Contact us',
  title: 'Contact us about catering in Mumbai',
  description:
    'Call, WhatsApp or write to the Pangat team about a booking, a large event or your kitchen. Phone support is open 9 am to 9 pm, every day.',
  heading: 'Talk to a person',
  lead: 'A question about a menu, a booking that needs help, a wedding with four functions: call us, or leave a number and we call you.',
  pictureAlt: 'A plain table with bowls of rice, dal and salad beside a notebook',
  picture: 'corporate-events',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'The quickest way for each question',
      blocks: [
        {
          list: [
            'About a booking you have: the messages on its page reach the caterer directly',
            'About one caterer’s menu: the enquiry on their page, or their phone number there',
            'About a wedding or several functions: [wedding catering services](/wedding-catering-services)',
            'About a refund: the booking shows its state, and the [refund policy](/refund-policy) explains the terms',
            'About joining as a caterer: [for caterers](/caterer-home)',
          ],
        },
        'If something went wrong, tell us what happened and for which booking. Complaints go to our grievance officer, named in the [terms](/terms-and-conditions), and get a number that you can follow.',
      ],
    },
    {
      heading: 'What helps us help you',
      blocks: [
        'The date, the area and the number of guests answer most of what we would ask. If guests are Jain or fasting, say how many. If you write about a booking, add its code from the email, which starts with PGT. Please do not send card numbers, passwords or identity documents: we never ask for them.',
        'We read every message. We call between nine in the morning and nine in the evening, so tell us if a certain hour suits you. We delete messages after a year.',
      ],
    },
    {
      heading: 'Planning first?',
      blocks: [
        'Many answers are already written down. [Catering by occasion](/services) has quantities, hall rules and plans by days for twenty occasions. The [guides](/blog) help you choose a caterer in your part of the city.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I book by phone?',
      answer:
        'We help you choose by phone, and you book on the site. That way menu, number of guests and refund terms are written down for you and for the caterer.',
    },
    {
      question: 'Do you deliver single meals?',
      answer: 'No. Only catering orders are accepted, from {minGuests} guests on, not individual parcel orders.',
    },
    {
      question: 'My event is tomorrow. Is it too late?',
      answer:
        'Choose the date in the list. It shows only caterers who can still accept an order for your number of guests.',
    },
    {
      question: 'Can someone visit our venue before a large event?',
      answer: 'Ask the caterer in the messages of your booking, or call us on {phone} before you book.',
    },
    {
      question: 'How do I change the number of guests?',
      answer: 'On the page of your booking, until the time it names, usually {changeHours} hours before the event.',
    },
  ],
  event: { people: '25-50' },
  next: {
    heading: 'Or start with the list',
    text: 'Enter a place, a date and a number of guests, and see who can cook for you.',
  },
}
