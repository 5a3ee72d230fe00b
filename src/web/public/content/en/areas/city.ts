import type { AreaText } from '../../area-text.ts'

/** For the search page, and for any path below it that is no area (R028). */
export const city: AreaText = {
  title: 'Caterers in Mumbai, compared by price per plate',
  description:
    'Caterers in and around Mumbai: price per plate for your guests, cuisines, diets, distance and verified reviews. Choose, build your menu and book online.',
  heading: 'Caterers in Mumbai',
  aboutHeading: 'Finding a caterer in Mumbai',
  about: [
    'In Mumbai distance is time. A kitchen in Borivali and a wedding in Colaba are thirty-odd kilometres apart, and at six in the evening that is two hours. So start with the place. The list then shows who cooks near it, nearest first.',
    'Then choose how many people come. Caterers price by size, and a caterer who is good for 200 may not cook for 15. Prices, packages and the list itself follow the number you choose.',
    'Dishes, service, delivery and GST are on your bill before you pay. So are the caterer’s refund terms, counted in days before the event.',
  ],
  questions: [
    {
      question: 'How does booking work?',
      answer:
        'Choose a caterer and a package, pick the dishes, then enter the date, time and venue on the bill and pay online. The caterer has up to 24 hours to respond. If they decline or don’t respond, you get a full refund.',
    },
    {
      question: 'How many guests do I need?',
      answer:
        '10 or more. Packages are made for 10–25, 25–50, 50–100 or more than 100 people. Each caterer’s page shows which ones they offer.',
    },
    {
      question: 'What comes on top of the price per plate?',
      answer:
        'Extra dishes, service beyond the 3 included hours, and delivery if the caterer charges for it. The price already includes GST. Each amount is listed on your bill before you pay.',
    },
    {
      question: 'Can I book for a place outside Mumbai?',
      answer:
        'The location box knows places from Colaba to Virar, and in Thane and Navi Mumbai. Each caterer serves within a distance of their kitchen. The bill tells you when a venue is too far.',
    },
    {
      question: 'What if my plans change?',
      answer:
        'You can change guests or menu on your booking page, usually until 48 hours before serving, or until the caterer starts preparing. If you cancel, your refund depends on the caterer’s terms. They are on the bill before you pay and on your booking.',
    },
    {
      question: 'How do I know that a review is real?',
      answer: 'Only customers with a completed booking can write one. That is why every review is marked “Verified”.',
    },
  ],
  localities: [],
}
