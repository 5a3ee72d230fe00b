import type { AreaText } from './area-text.ts'

export const malad: AreaText = {
  title: 'Caterers in Malad for parties, offices and the beach',
  description:
    'Caterers near Malad East and West, from Mindspace to Marve: price per plate for your number of guests, cuisines, distance and reviews of people who booked.',
  heading: 'Caterers in Malad',
  aboutHeading: 'Catering in Malad',
  about: [
    'Malad stretches from the hills in the east to the sea in the west, and its parties do too: birthdays in the towers of Evershine Nagar, Sunday lunches in Orlem, team dinners at Mindspace, and weekends in the bungalows of Madh and Aksa, where the nearest restaurant is a long way off and a caterer is the sensible answer.',
    'A search from here looks 15 km around Malad, from Bhayandar in the north to Bandra in the south. The list begins with the kitchens nearest to you.',
    'For a house at Marve, Madh or Aksa put the place itself into the location box. The road there is longer than the map suggests, and the distance helps you to choose a kitchen that is on the way.',
  ],
  questions: [
    {
      question: 'Do caterers deliver to bungalows in Madh and Aksa?',
      answer:
        'Many do. Each caterer serves within a distance of its kitchen; you give the venue on the bill, and the page says before you pay whether it is too far. Tell the crew in the order’s note how to find the house.',
    },
    {
      question: 'Can a caterer cook for a team at Mindspace on a weekday?',
      answer:
        'Yes. For a meeting, snack boxes or packed thalis are the simplest: they come packed, from ten upward. For a team lunch with service choose a package. Name your company and its GSTIN on the bill if you need them on the invoice.',
    },
    {
      question: 'How many dishes can I choose?',
      answer:
        'Every package says how many starters, main dishes, breads and sweets are within its price, and you choose which. If you want more, each extra dish shows what it adds to the plate.',
    },
    {
      question: 'Are the reviews from real customers?',
      answer:
        'Only somebody whose order was completed can write a review, and only about that caterer. That is what the mark “Verified” means.',
    },
    {
      question: 'Which caterers can feed more than 100 guests?',
      answer:
        'Choose “100+ people”. The list then holds caterers with a package of that size, and each card says how many guests the kitchen can cook for at most.',
    },
  ],
  localities: [
    'Malad East',
    'Malad West',
    'Mindspace',
    'Evershine Nagar',
    'Orlem',
    'Liberty Garden',
    'Marve',
    'Madh',
    'Aksa',
    'Malvani',
  ],
}
