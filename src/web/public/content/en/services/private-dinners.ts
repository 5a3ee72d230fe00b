import type { Service } from '../../service.ts'

export const privateDinners: Service = {
  slug: 'private-dinners',
  name: 'Private dinners',
  title: 'Private dinner catering at home in Mumbai',
  description:
    'Ten to twenty-five guests in a Mumbai flat: how many dishes to order, who serves, what your kitchen must offer, and an evening planned hour by hour.',
  heading: 'Private dinner catering for ten to twenty-five guests',
  lead: 'Without a plan the host spends the evening in the kitchen. Here is what to order and what to clear away, so that you can sit with your guests.',
  pictureAlt: 'A dinner for two by candlelight: dal makhani, butter naan, paneer tikka and jeera rice',
  summary: 'Dinner at home for ten to twenty-five, with few dishes, warm plates and a host who sits down too.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Smallest number', value: '{minGuests} guests, since caterers here cook for groups' },
    { label: 'Dishes', value: { text: '6–8 in all, not 15', source: 'planning' } },
    { label: 'Team in your flat', value: { text: '1–2 people for up to 25 guests', source: 'planning' } },
    { label: 'Not included', value: 'Wine and spirits, and the glasses for them' },
  ],
  sections: [
    {
      heading: 'Few dishes, cooked well',
      blocks: [
        'A menu meant for a hundred gives twelve guests one spoon of everything. Order fewer things and enough of each. Your guests then serve themselves twice from a bowl that they liked.',
        {
          table: {
            caption: 'A guide to dinner for 12',
            columns: ['Course', 'How many dishes', 'Amount'],
            rows: [
              ['With drinks', '2', '36 pieces of each tikka or kebab'],
              ['Gravy', '2, one of them paneer or chicken', '1.6 kg of paneer or 2.2 kg of chicken'],
              ['Dal or kadhi', '1', '1.5 litres'],
              ['Rice', '1', '1.5 kg plain, or 3 kg of biryani'],
              ['Breads', '1', '24 pieces, in three rounds'],
              ['Sweet', '1', '1.2 litres of kheer or 24 jamuns'],
            ],
            source: 'portions',
          },
        },
        'Caterers list packages by the number of guests. Choose ten to twenty-five people first, because a caterer who is good at weddings may not take fifteen. A menu that you compose dish by dish is possible with some of them, though a small one may fall below the smallest bill they accept.',
      ],
    },
    {
      heading: 'Seven until eleven',
      blocks: [
        'Invite for eight and expect people between half past eight and nine. Worli and Powai are far from each other at that hour. The evening below works on a weekday too.',
        {
          list: [
            {
              text: '7:15 pm: the caterer’s people come up, and you show them sockets, water and the bin',
              source: 'planning',
            },
            { text: '8:15 pm: nuts and something cold are on the side table', source: 'planning' },
            {
              text: '8:45 pm: first round of hot starters, ten minutes after the third couple has arrived',
              source: 'planning',
            },
            { text: '9:30 pm: bowls go to the table, breads follow', source: 'planning' },
            { text: '10:15 pm: sweet and coffee, while the table is cleared', source: 'planning' },
            { text: '10:45 pm: the team packs and leaves', source: 'planning' },
          ],
        },
        'Count service from the first starter. {includedHours} hours are enough if the serving time on your booking is when that starter should be hot, not when guests ring the bell.',
      ],
    },
    {
      heading: 'What your kitchen has to offer',
      blocks: [
        'The food is cooked before it reaches you. It is finished and plated in your kitchen, which may be two metres long. Clear it completely in the afternoon.',
        {
          list: [
            'One free platform, one free burner and one socket that can run a microwave and nothing else',
            'A shelf in the fridge for the sweet, and ice in the freezer',
            'A sink that is empty, with hot water if you have it',
            'Serving bowls and spoons of your own, if you want to see your own china on the table',
            'A bell, or an agreed nod, that means the next course',
            'Somewhere to put twelve helmets and handbags, so that the passage is free',
          ],
        },
        'If your house help leaves at eight, ask the caterer whether they wash your plates or only scrape and stack them.',
      ],
    },
    {
      heading: 'When everybody hears who eats what',
      blocks: [
        'At a table for twelve, everybody notices a separate plate. So build the meal on dishes that all can share, and place the exceptions among them without remark. One Jain guest is easier to host with a Jain dal for everyone than with a bowl for that guest alone.',
        'Write allergies with the number of guests on the bill, where the cook reads them. Shellfish, groundnut and milk are the ones to ask about in this city. Warn the caterer if the house itself is vegetarian and no egg may enter.',
        'For guests from abroad, ask what they have eaten here before, and keep one dish plain.',
      ],
    },
    {
      heading: 'Neighbours, lift and the watchman at ten',
      blocks: [
        'A dinner for eighteen needs no hall, and usually no permission. Tell the watchman how many cars come and where they may park. Many buildings let caterers use only the service lift and close it at night, so ask about the way out as well.',
        'Grills and tandoors on a balcony smoke into three bedrooms above you. Order kebabs that are finished in a pan. If you rent, check your agreement for a line on gatherings.',
        'Drinks are yours. Pangat does not sell or arrange alcohol, and a caterer’s helper should not have to pour it. Ask a friend to look after the bar and keep it far from the kitchen door.',
      ],
    },
  ],
  menus: [
    {
      title: 'A north Indian dinner in bowls',
      about: 'Two gravies, dal, rice and breads in rounds, for friends who stay late at the table.',
      people: '10-25',
      cuisine: 'North Indian',
    },
    {
      title: 'A vegetarian table that all share',
      about: 'For a pure veg house or a mixed group in which no plate should look different.',
      people: '10-25',
      diet: 'veg',
    },
    {
      title: 'Thalis for a simple evening',
      about: 'Packed and complete, when nobody is to serve and the talk matters more than the courses.',
      people: '10-25',
      packed: true,
    },
  ],
  checklist: [
    'Ask each guest about diet before you read a single menu',
    'Choose the package size of ten to twenty-five people',
    'Measure the platform, and move the mixer and the water filter',
    'Chill water and soft drinks the night before',
    'Warm the plates in a low oven or in hot water',
    'Leave the lift rule and the flat number in the note',
    'Set aside boxes for what is left',
  ],
  plan: [
    { daysBefore: 14, todo: 'Invite by phone, and ask what each guest does not eat.' },
    { daysBefore: 9, todo: 'Read three menus for your number of guests. Book the one with fewer, better dishes.' },
    { daysBefore: 4, todo: 'Someone cancels. Correct the number, if it stays at {minGuests} or more.' },
    { daysBefore: 2, todo: 'Buy drinks, flowers and ice. Count glasses and chairs.' },
    { daysBefore: 1, todo: 'Empty the fridge shelf, polish bowls, and message the caterer about the lift.' },
    { daysBefore: 0, todo: 'Be dressed by seven. Show the team around once, then leave the kitchen to them.' },
  ],
  questions: [
    {
      question: 'We are six at table. Is there a way to order?',
      answer:
        'Not below {minGuests} plates. You could book {minGuests} and invite the neighbours. For six, a restaurant’s delivery is the simpler choice.',
    },
    {
      question: 'Does a cook come and prepare the food in my kitchen?',
      answer:
        'As a rule, no. The dishes come cooked, and only the last step is done in your flat. For breads or chaat made in front of you, choose a caterer with a live counter and check that you have room for it.',
    },
    {
      question: 'Will courses be served to us at the table?',
      answer:
        'Ask before you book. Packages include people who serve a small buffet or place bowls on the table. Plating course by course needs an extra pair of hands, and not every caterer has them.',
    },
    {
      question: 'How early is early enough?',
      answer:
        'The notice is on each caterer’s page. It is short for small numbers, often two days. For a Saturday in December, book as soon as the invitations are out.',
    },
    {
      question: 'Who washes up?',
      answer:
        'Agree on it in the messages of your booking. Usually the team takes its own dishes along and wipes the platform, and your china is left to you.',
    },
    {
      question: 'Can I taste the food before my guests do?',
      answer:
        'Call {phone} and ask for a tasting. For a dinner of a dozen, reading reviews of small parties may be enough.',
    },
  ],
  event: { people: '10-25' },
  related: ['anniversary-celebrations', 'housewarming-parties', 'caterers-in-mumbai'],
  next: {
    heading: 'Lay the table and see who cooks nearby',
    text: 'Enter your address and the evening. You see menus made for ten to twenty-five guests, and the bill adds up the rest before you pay.',
  },
}
