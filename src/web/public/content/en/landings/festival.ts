import type { Landing } from '../../landing.ts'

export const festival: Landing = {
  name: 'Festival catering',
  title: 'Festival catering in Mumbai with dated offers',
  description:
    'Food for Ganesh Chaturthi, Navratri, Diwali, Eid and Christmas in Mumbai: offers with their codes and last days, fasting menus, boxes and live counters.',
  heading: 'Festival food, ordered before the rush',
  lead: 'On festival days every kitchen in the city is busy by noon. Order early, and spend the morning with your guests.',
  pictureAlt: 'A rangoli with diyas, jalebis, laddoos and gulab jamuns around it',
  picture: 'festive-celebrations',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'How to order for a festival',
      blocks: [
        {
          list: [
            'Packed meals and snack boxes, from {minPacked} of a kind: for societies, offices and prasad',
            'A live buffet with people who serve: for an aarti at home, an iftar or a Christmas lunch',
            'A festive snack or sweet as an extra dish on any menu',
          ],
        },
        'Orders start at {minGuests} guests. You pay the caterer’s price on the day you order. To use an offer, enter its code on the bill. There is no surcharge for festivals.',
      ],
    },
    {
      heading: 'What each festival asks of a menu',
      blocks: [
        'Ganesh Chaturthi means modak, and a lunch without onion and garlic that can be offered first. In Navratri the fasting plate is made with sabudana, samo and rajgira, and rock salt. Diwali is for faral and boxes that visitors carry home. Eid is biryani, served hot and late, with sheer khurma after it. Christmas wants a roast or a sorpotel for one table and a vegetarian one for the next.',
        'Tell the caterer which fast your guests observe. The rules differ from family to family, and the note on the bill is where they belong. More about quantities and days is in [festive celebrations](/services/festive-celebrations).',
      ],
    },
    {
      heading: 'When to order',
      blocks: [
        'Sweets and boxes are made in batches, so a caterer fixes the number days ahead. Book one or two weeks before, and earlier for Diwali. On immersion days, when roads close for processions, ask for delivery in the morning.',
      ],
    },
  ],
  questions: [
    {
      question: 'How do I use a festival offer?',
      answer:
        'Enter its code on the bill before you pay. The discount appears in the list of amounts. Each code works until its last day, once per customer.',
    },
    {
      question: 'Can I combine two codes?',
      answer: 'One code per booking. The bill shows what it deducts, so try the other one before you pay.',
    },
    {
      question: 'Do you have menus for fasting guests?',
      answer:
        'Many vegetarian and Jain caterers cook upvas food. Search for sabudana or farali in the list, and write the fast into the note.',
    },
    {
      question: 'How few meals can I order?',
      answer:
        'Packed meals start at {minPacked}, everything else at {minGuests} guests. We do not take single parcels.',
    },
    {
      question: 'Will food arrive on time when roads are closed?',
      answer:
        'Choose a caterer close to you and a serving time before the procession. The caterer sees your venue and plans the way.',
    },
  ],
  event: { people: '25-50' },
  next: {
    heading: 'Choose your festival date now',
    text: 'The list shows who is free on the day, nearest first, with the price per plate for your guests.',
  },
}
