import type { AreaText } from '../../area-text.ts'

export const borivali: AreaText = {
  title: 'Caterers in Borivali for families and functions',
  description:
    'Caterers near Borivali East and West, filtered by Jain or pure veg. Price per plate for your guests, verified reviews, the full bill before you pay.',
  heading: 'Caterers in Borivali',
  aboutHeading: 'Catering in Borivali',
  about: [
    'Borivali is where many Mumbai families stay for generations, so its functions are family functions: a thread ceremony in a society hall at Shimpoli, a Navratri dinner near Kora Kendra Ground, a christening lunch in IC Colony. The tables are Gujarati, Marathi, Rajasthani and East Indian.',
    'East of the station the suburb ends at Sanjay Gandhi National Park; west of it the roads lead to Gorai. A search from here looks 15 km around Borivali: to Mira Road and Bhayandar in the north and down to Vile Parle in the south.',
    'Do your guests eat pure veg? The switch “Pure veg kitchen” leaves out every caterer who also cooks non-veg. The mark “Jain” on a card means that the caterer has dishes without onion, garlic and roots. Some of them also cook other food.',
  ],
  questions: [
    {
      question: 'How do I find a pure veg caterer in Borivali?',
      answer: 'Turn on “Pure veg kitchen”. Every caterer who also cooks non-veg is then left out.',
    },
    {
      question: 'Can I order Jain food for only some of the guests?',
      answer:
        'Yes. Choose a caterer with the mark “Jain” and enter on the bill how many of your guests eat Jain. The price per plate stays the same.',
    },
    {
      question: 'What does catering cost for a small function of 10 to 25 people?',
      answer:
        'Choose “10-25 guests” above the list to see prices for that size and caterers who can serve it. The total, with GST, is on your bill before you pay.',
    },
    {
      question: 'Do caterers bring people to serve?',
      answer:
        'Packages include 3 hours of service at the venue. Extra hours are listed on your bill. Snack boxes and packed thalis are delivered packed, without serving staff.',
    },
    {
      question: 'What happens if I have to cancel?',
      answer:
        'Your refund depends on the caterer’s terms and on how many days are left. The terms are on the bill before you pay and on your booking. If the caterer cancels, you get a full refund.',
    },
    {
      question: 'Do caterers come to Gorai and IC Colony?',
      answer:
        'Both lie within a few kilometres of Borivali station. Choose your place in the location box to see how far each one is from you.',
    },
  ],
  localities: [
    'Borivali East',
    'Borivali West',
    'IC Colony',
    'Shimpoli',
    'Chikuwadi',
    'Yogi Nagar',
    'Devipada',
    'Daulat Nagar',
    'Gorai',
  ],
}
