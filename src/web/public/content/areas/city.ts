import type { AreaText } from './area-text.ts'

/** For the search page, and for any path below it that is no area (R028). */
export const city: AreaText = {
  title: 'Caterers in Mumbai',
  description:
    'Caterers in and around Mumbai: price per plate for your guests, cuisines, diets, distance and verified reviews. Choose, build the menu and book online.',
  heading: 'Caterers in Mumbai',
  aboutHeading: 'Finding a caterer in Mumbai',
  about: [
    'In Mumbai distance is time. A kitchen in Borivali and a wedding in Colaba are thirty-odd kilometres apart, and at six in the evening that is two hours. So begin with the place: the list then shows who cooks near it, nearest first.',
    'Then choose how many people come. Caterers price by size, and a kitchen that is good for 200 may not light its stoves for 15. Prices, packages and the list itself follow the number that you choose.',
    'What you see is what you pay: dishes, service, delivery and GST are on the bill before the payment, and what comes back after a cancellation is fixed in days, not left to talk.',
  ],
  questions: [
    {
      question: 'How does booking work?',
      answer:
        'Choose a caterer and a package, pick the dishes, then enter the day, the time and the venue on the bill and pay online. The caterer answers within a day. If it declines or does not answer, you get all of your money back.',
    },
    {
      question: 'How many guests do I need?',
      answer:
        'Ten or more. There are packages for 10–25, 25–50, 50–100 and more than 100 people; each caterer says which of them it offers.',
    },
    {
      question: 'What comes on top of the price per plate?',
      answer:
        'Dishes beyond the package, hours of service beyond the three that are included, delivery if the caterer charges for it, and GST. Each is a line of the bill that you see before you pay.',
    },
    {
      question: 'Can I book for a place outside Mumbai?',
      answer:
        'The location box knows places from Colaba to Virar, and in Thane and Navi Mumbai. Each caterer serves within a distance of its kitchen; the bill says when a venue is too far.',
    },
    {
      question: 'What if my plans change?',
      answer:
        'Ask for a change until 48 hours before the event. If you cancel seven days or more before it, everything comes back; three to six days before it, half.',
    },
    {
      question: 'How do I know that a review is real?',
      answer:
        'Only people whose order was completed can write one. Every review on the site carries the mark “Verified” for that reason.',
    },
  ],
  localities: [],
}
