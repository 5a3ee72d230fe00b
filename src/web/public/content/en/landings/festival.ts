import type { Landing } from '../../landing.ts'

export const festival: Landing = {
  name: 'Festival catering',
  title: 'Festival catering in Mumbai with dated offers',
  description:
    'Food for Ganesh Chaturthi, Navratri, Diwali, Eid and Christmas in Mumbai: offers with their codes and last days, fasting menus, boxes and live counters.',
  heading: 'Festival food, ordered before the rush',
  lead: 'On festival days kitchens are busy by noon. Order early, and spend the day with your guests.',
  pictureAlt: 'A rangoli with diyas, jalebis, laddoos and gulab jamuns around it',
  picture: 'festive-celebrations',
  updatedOn: '2026-11-27',
  sections: [
    {
      heading: 'How to order for a festival',
      blocks: [
        {
          list: [
            'Packed meals and snack boxes for societies, offices and prasad',
            'A live buffet with service, for an aarti at home, an iftar or a Christmas lunch',
            'A festive snack or sweet as an extra dish, where the menu has one',
          ],
        },
        'Orders start at {minGuests} guests. You pay the caterer’s price of the day you order, with no festival surcharge. To use an offer, enter its code on the bill.',
      ],
    },
    {
      heading: 'What to order for each festival',
      blocks: [
        'For Ganesh Chaturthi, order modak and a lunch without onion and garlic, which can be offered first. A Navratri fasting plate uses sabudana, samo, rajgira and rock salt. For Diwali, order faral and boxes that visitors can take home. For Eid, order biryani with sheer khurma after it. For Christmas, order a roast or sorpotel, and a vegetarian main course as well.',
        'Fasting rules differ from family to family, so write yours in the note on the bill. For quantities and dates, see [festive celebrations](/services/festive-celebrations).',
      ],
    },
    {
      heading: 'When to order',
      blocks: [
        'Caterers make sweets and boxes in batches and fix the number days ahead. Book one or two weeks before, and earlier for Diwali. On immersion days, when roads close for processions, ask for delivery in the morning.',
      ],
    },
  ],
  questions: [
    {
      question: 'How do I use a festival offer?',
      answer:
        'Enter its code on the bill before you pay, and the discount appears there. Each code works until its last day, once per customer.',
    },
    {
      question: 'Can I combine two codes?',
      answer: 'No. Each booking takes one code. Try both on the bill to see which one saves more.',
    },
    {
      question: 'Do you have menus for fasting guests?',
      answer:
        'Some caterers cook upvas food. Search the list for sabudana or farali, and mention the fast in the note.',
    },
    {
      question: 'What is the minimum order?',
      answer:
        '{minGuests} guests. Some caterers ask for more packed meals than that, and the minimum is beside the price. We do not take single parcels.',
    },
    {
      question: 'Will food arrive on time when roads are closed?',
      answer:
        'Choose a caterer close to you and a serving time before the procession. Name the closed roads in your note to the caterer.',
    },
  ],
  event: { people: '25-50' },
  next: {
    heading: 'Choose your festival date now',
    text: 'The list shows who is free on that day, with the price per plate for your guests.',
  },
}
