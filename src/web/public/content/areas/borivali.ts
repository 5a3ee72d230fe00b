import type { AreaText } from './area-text.ts'

export const borivali: AreaText = {
  title: 'Caterers in Borivali for families and functions',
  description:
    'Caterers near Borivali East and West, Jain and pure veg kitchens among them. Price per plate for your guests, verified reviews, the whole bill before you pay.',
  heading: 'Caterers in Borivali',
  aboutHeading: 'Catering in Borivali',
  about: [
    'Borivali is where many Mumbai families stay for generations, so its functions are family functions: a thread ceremony in a society hall at Shimpoli, a Navratri dinner near Kora Kendra Ground, a christening lunch in IC Colony. Gujarati, Marathi, Rajasthani and East Indian cooking all have their kitchens nearby.',
    'East of the station the suburb ends at Sanjay Gandhi National Park; west of it the roads lead to Gorai. A search from here looks 15 km around Borivali: to Mira Road and Bhayandar in the north and down to Vile Parle in the south.',
    'Many hosts here ask for pure veg. The switch “Pure veg only” leaves out every kitchen that also cooks non-veg, and the mark “Jain” on a card means that the caterer has dishes without onion, garlic and roots.',
  ],
  questions: [
    {
      question: 'How do I find a pure veg caterer in Borivali?',
      answer:
        'Turn on “Pure veg only”. Then every kitchen that also cooks non-veg is left out, not just the ones without a vegetarian menu.',
    },
    {
      question: 'Can I order Jain food for only some of the guests?',
      answer:
        'Yes. Choose a caterer with the mark “Jain” and say on the bill how many of your guests eat Jain. The price per plate stays the same.',
    },
    {
      question: 'What does catering cost for a small function of 10 to 25 people?',
      answer:
        'Choose “10-25 people” above the list: every price then is the one for that size, and caterers who do not cook for so few are left out. Sort by “Price Low-High” to begin with the lowest. The whole sum, with GST, is on the bill before you pay.',
    },
    {
      question: 'Do caterers bring people to serve?',
      answer:
        'Packages include three hours of service at the venue, and each further hour is a line of the bill. Snack boxes and packed thalis are delivered packed, without service.',
    },
    {
      question: 'What happens if I have to cancel?',
      answer:
        'Seven days or more before the event you get everything back, three to six days before it half. Later than that nothing comes back, because the food has been bought.',
    },
    {
      question: 'Do caterers come to Gorai and IC Colony?',
      answer:
        'Both lie within a few kilometres of Borivali station, inside the distance that most kitchens of the list serve. Choose your place in the location box to see how far each one is from you.',
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
