import type { AreaText } from '../../area-text.ts'

export const malad: AreaText = {
  title: 'Caterers in Malad for homes, offices and the beach',
  description:
    'Caterers near Malad East and West, from Mindspace to Marve: price per plate for your number of guests, cuisines, distance and reviews of people who booked.',
  heading: 'Caterers in Malad',
  aboutHeading: 'Catering in Malad',
  about: [
    'Malad stretches from the hills in the east to the sea in the west, and its parties do too: birthdays in the towers of Evershine Nagar, Sunday lunches in Orlem, team dinners at Mindspace, and weekends in the bungalows of Madh and Aksa, where the nearest restaurant is a long way off and a caterer is the sensible answer.',
    'A search from here looks 15 km around Malad, from Bhayandar in the north to Bandra in the south. The list starts with the caterers nearest to you.',
    'For a house at Marve, Madh or Aksa put the place itself into the location box. The road there is longer than the map suggests, and the distance helps you choose a caterer on the way.',
  ],
  questions: [
    {
      question: 'Do caterers deliver to bungalows in Madh and Aksa?',
      answer:
        'Each caterer serves within a distance of their kitchen. Enter the venue on the bill, and it tells you before you pay if it’s too far. Add a note on how to find the house.',
    },
    {
      question: 'Can a caterer cook for a team at Mindspace on a weekday?',
      answer:
        'Yes. For a meeting, snack boxes or packed thalis are the simplest: they come packed, minimum 10. For a team lunch with service choose a package. Enter your company and its GSTIN on the bill if you need them on the invoice.',
    },
    {
      question: 'How many dishes can I choose?',
      answer:
        'Every package shows how many starters, main dishes, breads and sweets are included, and you choose which. Each extra dish shows what it adds per plate.',
    },
    {
      question: 'Are the reviews from real customers?',
      answer:
        'Only customers with a completed booking can write a review, and only about that caterer. That is what “Verified” means.',
    },
    {
      question: 'Which caterers can feed more than 100 guests?',
      answer:
        'Choose “100+ guests”. The list then shows caterers with a package of that size, and each card shows the maximum number of guests.',
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
