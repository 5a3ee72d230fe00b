import type { Service } from '../../service.ts'

export const birthdayParties: Service = {
  slug: 'birthday-parties',
  name: 'Birthday parties',
  title: 'Birthday party catering in Mumbai for every age',
  description:
    'A first birthday, a class party, an eighteenth or a fiftieth: food, hours and portions for each age, at home, in a clubhouse or in a hall in Mumbai.',
  heading: 'Birthday catering that suits the age on the cake',
  lead: 'Six-year-olds, teenagers and grandparents do not eat the same food at the same hour. See what works for your guests, and how much each of them eats.',
  pictureAlt: 'A birthday cake with balloons and wrapped gifts, a pizza and a mocktail next to it',
  summary: 'First birthdays, class parties, teenagers and fiftieths, with food and portions for each age.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'The cake', value: 'From your baker. The caterer brings everything that is eaten before and after it.' },
    { label: 'Hours', value: { text: '5–8 pm for children, from 8 pm for adults', source: 'planning' } },
    { label: 'Smallest party', value: '{minGuests} plates, or {minPacked} snack boxes' },
    { label: 'Tell the caterer', value: 'Nut and milk allergies, with the number of guests' },
  ],
  sections: [
    {
      heading: 'Four ages, four kinds of party',
      blocks: [
        {
          table: {
            caption: 'What changes with the age',
            columns: ['Age', 'Guests', 'Food that gets eaten', 'Leave out'],
            rows: [
              ['1', '60–100, mostly relatives', 'A full dinner, soft rice, kheer', 'Hard snacks on sticks'],
              ['4–10', '20–30 children, some parents', 'Mini pizza, pasta, idli, chips', 'A long buffet table'],
              ['13–18', '15–40 friends', 'Pav bhaji, noodles, rolls, brownies', 'Anything called kids’ menu'],
              ['50 and over', '40–80', 'Hot starters, then a short dinner', 'A late, heavy sweet'],
            ],
            source: 'planning',
          },
        },
        'A first birthday is a family reception with one sleepy guest of honour. Cut the cake by seven, let the grandparents hold the baby, and serve dinner as for adults.',
        'Teenagers want to be left alone with the food. A counter that makes one thing fresh, such as pav bhaji or noodles on a tawa, is better than six dishes under lids. At a fiftieth the same guests talk for two hours before they think of dinner, so put the money into starters.',
      ],
    },
    {
      heading: 'Three hours with small children',
      blocks: [
        'The invitation says five, and the traffic says quarter to six. A timetable that expects this keeps everybody calm.',
        {
          list: [
            { text: '5:00 to 5:45 pm: sherbet and one dry snack, while guests arrive', source: 'planning' },
            { text: '5:45 to 6:45 pm: games or a magician, with all food covered', source: 'planning' },
            { text: '6:45 pm: cake, cut into small squares and handed out on napkins', source: 'planning' },
            { text: '7:00 pm: children eat, seated on mats, served by hand', source: 'planning' },
            { text: '7:15 pm: dinner opens for the adults', source: 'planning' },
            { text: '8:00 pm: return gifts at the door', source: 'planning' },
          ],
        },
        'Two of the serving team should look after the mats alone. Small children who carry their own plates spill them, and then nobody can dance on that floor.',
      ],
    },
    {
      heading: 'How many plates for how many people',
      blocks: [
        'Ask on the invitation who stays. In some schools one parent remains with each child, in others they all leave for a coffee. It can change your number by half.',
        {
          table: {
            caption: 'A guide for 25 children and 25 adults',
            columns: ['Dish', 'One adult', 'Children', 'Adults'],
            rows: [
              ['Mini pizza', '2 pieces', '50 pieces', '50 pieces'],
              ['Pasta', '180 g', '2.3 kg', '4.5 kg'],
              ['Pav bhaji', '200 g, 2 pav', '2.5 kg, 25 pav', '5 kg, 50 pav'],
              ['Ice cream', '1 cup', '25 cups', '25 cups'],
              ['Juice or sherbet', '200 ml', '5 litres', '5 litres'],
            ],
            source: 'portions',
          },
        },
        'These amounts are for guests who take the dish. If all five are on your menu, two thirds of each will do. Small children eat about half a portion of a main dish, but each wants a plate of their own. Every child who eats is one guest on the booking. Tell the caterer how many of the guests are small.',
      ],
    },
    {
      heading: 'Nuts, egg, and what melts in May',
      blocks: [
        'Ask for allergies in the invitation message. The bill has a field for them. Write peanuts there even for one child, because they hide in chutney, chikki and bhel.',
        'If your family avoids egg, say so to the baker and to the caterer. Brownies, mayonnaise and some noodles have it. A sign that says eggless saves every grandparent the same question.',
        'In a clubhouse without air conditioning, butter cream melts in less than forty minutes. Keep the cake in a neighbour’s fridge until it is needed, and ask the caterer for ice cream in cups with lids.',
      ],
    },
    {
      heading: 'Clubhouse, play zone, terrace or garden',
      blocks: [
        'A society clubhouse is rented in slots, and cleaning is part of your slot. If yours ends at nine, dessert is at eight. Find out whether the committee allows tape on walls, a bubble machine and a burner for a live counter.',
        'Soft-play zones in malls mostly sell their own food with the entry. Ask whether packed boxes from outside are possible. Terraces need railings that a four-year-old cannot climb, and a room below for rain.',
        'Public gardens are usually not for parties with catering. Ask the ward office before you print the place on the invitation.',
      ],
    },
  ],
  menus: [
    {
      title: 'Snack boxes for the class',
      about: 'One box for each child, easy to hold on a mat and easy to take home for a brother or sister.',
      people: '25-50',
      packed: true,
    },
    {
      title: 'Dinner for a first birthday',
      about: 'A buffet for relatives of four generations, where the mild dishes are not an afterthought.',
      people: '50-100',
    },
    {
      title: 'Chinese for teenagers',
      about: 'Noodles, rice and starters that friends eat with one hand while they choose the music.',
      people: '25-50',
      cuisine: 'Chinese',
    },
  ],
  checklist: [
    'Ask every family how many stay, who is Jain and what a child must not eat',
    'Order the cake for an hour before the guests, not for the morning',
    'Check the end of your clubhouse slot, cleaning included',
    'Bring mats, wet wipes and a second dustbin',
    'Find a socket for warmers that the music does not use',
    'Put candles, a lighter and a knife in one marked bag',
    'Plan food for the magician, the ayahs and the drivers',
  ],
  plan: [
    { daysBefore: 28, todo: 'Reserve the clubhouse or hall and choose the hours by the age of the guests.' },
    { daysBefore: 15, todo: 'Send the invitation, with the questions about parents, diets and allergies in it.' },
    { daysBefore: 12, todo: 'Choose package or boxes, and book. Order the cake on the same day.' },
    { daysBefore: 4, todo: 'Count replies. Correct the plates and fill in the allergies.' },
    { daysBefore: 1, todo: 'Blow up balloons, freeze ice, and charge the speaker.' },
    { daysBefore: 0, todo: 'Let the child eat something before the first guest. Afterwards there is no time for it.' },
  ],
  questions: [
    {
      question: 'Does the caterer bring the birthday cake?',
      answer:
        'Usually not. Order it from a baker and have it delivered to the venue an hour early. The serving team can cut and hand it out if you ask for this in the note.',
    },
    {
      question: 'Is there a lower price for children?',
      answer:
        'No, every plate of a booking has one price, and every child who eats is one guest. You can also choose snack boxes for the children and a package for the adults, as two bookings.',
    },
    {
      question: 'Can we have a pani puri or pasta counter?',
      answer:
        'Yes, if the caterer offers live counters. They are listed with the dishes of a package or as extras, with the price per plate. Check that the venue allows a flame.',
    },
    {
      question: 'How late can I add more friends?',
      answer:
        'Until {changeHours} hours before serving with most caterers. After that the number is fixed, because the caterer has bought the vegetables.',
    },
    {
      question: 'We are only eight people. Can we order?',
      answer:
        'Not for eight. The minimum is {minGuests} guests. Some families take {minPacked} snack boxes and give the rest to the watchmen and the house help.',
    },
    {
      question: 'Which evening is easiest to book?',
      answer:
        'A weekday or a Friday. Saturday and Sunday evenings in December and January are taken first, with weddings and school events on the same dates.',
    },
  ],
  event: { occasion: 'birthday', people: '25-50' },
  related: ['birthday-party-caterers-mumbai', 'party-caterers-mumbai', 'graduation-parties'],
  next: {
    heading: 'Find food for your birthday child',
    text: 'Choose how many people come and where the party is. Menus and prices then follow that number, for boxes and for plates.',
  },
}
