import type { Service } from '../../service.ts'

export const religiousFunctions: Service = {
  slug: 'religious-functions',
  name: 'Religious functions',
  title: 'Pooja and religious function catering in Mumbai',
  description:
    'Satyanarayan pooja, chowki, iftar, communion, navjote, parna or a thirteenth-day meal in Mumbai: what each calls for, kitchen rules to state, and a plan.',
  heading: 'Catering for religious functions of every community',
  lead: 'The rite has its own order, and the meal has to fit into it. Find what is eaten after which rite, what to tell the caterer, and how to feed a family in mourning.',
  pictureAlt: 'A kalash with mango leaves and lit diyas around a vegetarian thali, with ladoo and kheer',
  summary: 'Poojas, chowkis, iftars, communions and days of remembrance, each with its own food.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Food', value: 'Follows the rite: sattvik, Jain, fasting or festive' },
    { label: 'Serving time', value: 'After aarti, prayer or sunset, not by the lunch hour' },
    { label: 'Prasad', value: 'Made by the family or temple, apart from the meal' },
    { label: 'Tell the caterer', value: 'What must not be in the food, item by item' },
  ],
  sections: [
    {
      heading: 'The rite decides the plate',
      blocks: [
        {
          table: {
            caption: 'Religious functions and the meals that follow them',
            columns: ['Function', 'The meal', 'Served'],
            rows: [
              ['Satyanarayan pooja', 'Puri, two vegetables, dal rice, sheera as prasad', 'After the katha and aarti'],
              ['Mata ki chowki', 'Chole, puri, halwa, no onion or garlic', 'Around 10 pm, after the bhajans'],
              ['Iftar', 'Dates, fruit and pakora, then biryani or haleem', 'At the minute of maghrib'],
              ['First communion', 'Sorpotel or chicken, pulao, salad, custard', 'From 12:30 pm, after Mass'],
              ['Navjote', 'Fried fish, sali boti, pulao dal, custard', 'Seated, from 8 pm'],
              ['Parna after a Jain fast', 'Moong water, raab, soft khichdi', 'In the morning, quietly'],
              ['Akhand path and langar', 'Dal, sabzi, roti, kheer', 'When the bhog is complete'],
            ],
            source: 'planning',
          },
        },
        'Families differ within a community. Use the table to start the talk, and ask the elders of the family before you ask the caterer.',
      ],
    },
    {
      heading: 'Say what must not be in the food',
      blocks: [
        '“Pure veg” means one thing to a Vaishnav family and another to a Jain one. A cook works from a list of what to leave out, so write that list in the note to the caterer.',
        {
          list: [
            'No onion, no garlic: for most poojas, chowkis and bhandaras',
            'No roots such as potato, carrot and beet: Jain guests, counted as Jain on the booking',
            'No grain, no ordinary salt: vrat, with sabudana, samo, singhara flour and sendha namak',
            'Halal meat: ask the caterer for their supplier or certificate',
            'Nothing tasted before naivedya: a first portion of each dish is set aside untouched',
            'No pork, no egg, no gelatine: name each one and do not write “the usual”',
          ],
        },
        'A caterer marked as a pure veg kitchen cooks no meat at all. One marked for Jain food may cook other things too. If the family needs a place where only Jain food is made, use the filter for Jain-only kitchens.',
      ],
    },
    {
      heading: 'Fasting guests, iftar and supper before sunset',
      blocks: [
        'At a Navratri or Ekadashi function some guests fast while the others eat. Serve the two menus in two corners of the hall. The fasting corner must not run out, since those guests can eat nothing else there. Ask for their number in the invitation message.',
        'For an iftar the clock is exact. Plates with dates, fruit and water lie in front of each guest ten minutes before. Namaz follows, then dinner, so the hot food is served half an hour after the fast is broken. During Ramzan the caterer’s own staff may be fasting as well.',
        {
          text: 'Jain families who take chauvihar finish before sunset, which in Mumbai is near 6 pm in December and 7:15 pm in June. Set the serving time at least 75 minutes earlier.',
          source: 'planning',
        },
      ],
    },
    {
      heading: 'Prayer meets and the thirteenth day',
      blocks: [
        'Nobody wants to choose dishes in such a week. A cousin or a neighbour should do it, and the family should not be asked twice.',
        'After a prayer meeting, in a hall at Khar or a temple in Ghatkopar, people fold their hands and leave. Water and tea are enough, and some families offer nothing at all. Relatives from other towns need lunch at home: ten to thirty plain thalis, delivered without fuss.',
        'The meal on the twelfth or thirteenth day is for family and for those who helped. It is vegetarian, without show, with the sweet or the dish that the person liked. In Goan and East Indian homes the month’s mind Mass is followed by coffee, sandwiches and a light lunch. Ask the team to serve quietly.',
      ],
    },
    {
      heading: 'Temples, gurdwaras, parish halls, homes',
      blocks: [
        'A temple trust may cook itself, or lend its vessels and allow only vegetarian food on the premises. A gurdwara runs its own langar, and families give to it and serve in it. A parish hall wants its floor washed by a certain hour. A jamaatkhana usually has thaals and a team of its own. Call the office about these points before you compare caterers.',
        {
          list: [
            'Where the servers leave their shoes, and whether they may use a side entrance',
            'What is not allowed inside, such as leather belts, egg in a cake or alcohol in a dessert',
            'Whether the tap water is fit to drink, and who sweeps after the last pangat',
          ],
        },
        'At home, a havan fills the flat with smoke. Open the windows, shut the bedroom with the food in it, and let the servers carry it out only when the priest has finished.',
      ],
    },
  ],
  menus: [
    {
      title: 'Sattvik lunch after a pooja',
      about: 'Two vegetables, dal, rice, puri and a sweet. Add to the note that onion and garlic are left out.',
      people: '50-100',
      diet: 'veg',
    },
    {
      title: 'A Jain menu for a parna or a swamivatsalya',
      about: 'For guests who avoid roots, and for all others at the same table.',
      people: '50-100',
      diet: 'jain',
    },
    {
      title: 'Plain thalis for relatives from out of town',
      about: 'Delivered packed in a week in which nobody should have to cook.',
      people: '10-25',
      packed: true,
      diet: 'veg',
    },
  ],
  checklist: [
    'Ask the priest, maulvi, granthi or parish how long the rite takes',
    'Write what must be left out, one item at a time',
    'Count fasting and Jain guests apart',
    'Call the temple or hall about outside food',
    'Decide who makes the prasad and who hands it out',
    'Keep a clean corner and new vessels for the naivedya',
    'Choose a relative who answers the caterer’s calls during the rite',
  ],
  plan: [
    { daysBefore: 20, todo: 'Take the date from the almanac or parish, then ask the hall about food.' },
    { daysBefore: 13, todo: 'Filter caterers by pure veg, Jain or cuisine, and book.' },
    { daysBefore: 6, todo: 'Message the caterer the list of what is left out, and the length of the rite.' },
    { daysBefore: 3, todo: 'Ask relatives who is fasting. Settle the numbers by diet.' },
    { daysBefore: 1, todo: 'Buy fruit, flowers and prasad ingredients. Clear a path from door to kitchen.' },
    { daysBefore: 0, todo: 'Set naivedya aside, finish the rite, then let elders and children eat first.' },
  ],
  questions: [
    {
      question: 'Can food be cooked without tasting it first?',
      answer:
        'Ask the caterer in a message. Many cook by measure for naivedya and set a portion aside before anyone tastes. If the offering has to be cooked by someone of the family, keep it separate from the catering.',
    },
    {
      question: 'Which filter shows caterers who cook only vegetarian food?',
      answer:
        'The switch for pure veg kitchens in the list. It leaves out every caterer who also prepares non-veg. For families who need a kitchen without onion, garlic and roots, there is another for Jain-only ones.',
    },
    {
      question: 'Can we book a thirteenth-day meal at short notice?',
      answer:
        'Yes, if the caterer’s notice allows it. Each page shows it, and small orders usually need the fewest days. Packed thalis are simplest. Call {phone} if you need help with the search.',
    },
    {
      question: 'Do you arrange a priest, flowers or pooja items?',
      answer:
        'No. Pangat covers the meal and the people who serve it. Your temple or pandit usually has a list of what to buy.',
    },
    {
      question: 'How do we plan for guests who only come for darshan?',
      answer: {
        text: 'Give them packed prasad instead of a meal. As a guide, for an open pooja at home, 1 in 3 visitors stays to eat.',
        source: 'planning',
      },
    },
    {
      question: 'Is chicken or mutton possible after a function?',
      answer:
        'For a nikah, a navjote or a communion, yes. Choose a non-veg package and enter how many guests eat vegetarian. For food in a temple or a pure veg society, ask there first.',
    },
  ],
  event: { occasion: 'pooja', people: '50-100', diet: 'veg' },
  related: ['housewarming-parties', 'festive-celebrations', 'cultural-events'],
  next: {
    heading: 'Search with your family’s rules switched on',
    text: 'Turn on pure veg or Jain before you read any menu. Then set the place of the function and the hour after the prayer.',
  },
}
