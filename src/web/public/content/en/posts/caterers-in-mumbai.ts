import type { Post } from '../../post.ts'

export const caterersInMumbai: Post = {
  slug: 'caterers-in-mumbai',
  title: 'Caterers in Mumbai: a guide for first-time hosts',
  description:
    'Buffet, thali, boxes or counters, which side of the tracks, which month: how to pick a caterer in Mumbai when you have never booked one before.',
  heading: 'Caterers in Mumbai: where to start',
  lead: 'Booking a caterer for the first time means a dozen small decisions. Here they are in the order that saves you trouble.',
  pictureAlt: 'Bowls of ladoo, jalebi and kaju katli around a rangoli with lit diyas',
  summary:
    'Four ways of serving, how far food can travel in this city, and what each season changes: the first guide to read before you book.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-27',
  picture: 'festive-celebrations',
  facts: [
    { label: 'Smallest booking', value: '{minGuests} guests, or {minPacked} packed boxes' },
    { label: 'You pay', value: 'Online and in full when you book' },
    { label: 'Reach', value: { text: 'Colaba to Virar, Thane and Navi Mumbai', source: 'geography' } },
    { label: 'Book up to', value: '{monthsAhead} months ahead' },
  ],
  sections: [
    {
      heading: 'Decide how the food is served',
      blocks: [
        'Hosts usually start with the dishes. It is easier to start with how the food will be served, because that settles the staff and the space you need.',
        {
          table: {
            caption: 'Four ways of serving and what each needs',
            columns: ['Way', 'Good for', 'Needs at your place'],
            rows: [
              ['Buffet with service', 'Halls, terraces, offices', 'Two long tables and a power point'],
              ['Packed thalis', 'Poojas, trainings, small flats', 'A clean floor for the crates'],
              ['Snack boxes', 'Launches, school days, condolence visits', 'One person to hand them out'],
              ['Live counters', 'Sangeets, birthdays, New Year', 'Air, a flat floor and permission for flame'],
            ],
            source: 'planning',
          },
        },
        'Thalis need no queue and no washing up. A buffet takes more room, but guests can go for a second helping. Only some caterers offer counters, so check the package before you promise anyone dosas.',
      ],
    },
    {
      heading: 'Draw the route before you read the menu',
      blocks: [
        {
          text: 'Borivali is about 33 km from Churchgate in a straight line, and a tempo drives further.',
          source: 'geography',
        },
        'Hot food is at its best for the first two hours. A caterer on the wrong side of a creek or a railway line can lose one of them in traffic.',
        'Think of the city in strips. The western suburbs lie along S.V. Road and the highway, the central suburbs along L.B.S. Marg, and the island city is a third strip. Food moves easily within one of them. From one to another it depends on a few link roads, which are full in the evening.',
        'Type the hall, the station or the PIN code into the search, not just the word Mumbai. Every caterer serves up to a certain distance from their kitchen, and the bill stops you before payment if your venue is beyond it. If you host in the western suburbs, our notes on [Andheri](/blog/top-caterers-in-andheri) and [Borivali](/blog/top-caterers-in-borivali) go into the streets.',
      ],
    },
    {
      heading: 'What each season does to your booking',
      blocks: [
        {
          list: [
            'June to September: leave slack for flooded subways, keep fried food and salads short, and move the serving line under a roof',
            'Shravan and Paryushan: many families give up meat or keep fasts, so ask early for Jain and farali food',
            'Ganpati and Navratri: modaks and farsan are ordered weeks ahead, and roads close for processions in the evening',
            'Tulsi Vivah to February: weekend dates with a muhurat go first, often to families who fixed the hall in summer',
            'March to May: plan more water, chaas and panha, and aamras while the mangoes last',
          ],
        },
        'The caterer’s page shows free days. If yours is taken, moving from dinner to lunch does not help, because capacity is counted per day. Ask your family about the day before or after.',
      ],
    },
    {
      heading: 'What a plate includes',
      blocks: [
        'On Pangat a package is a number of dishes per course, chosen by you from the caterer’s list. The price you read is per plate with GST, for your number of guests. Dishes beyond the package, late service and any delivery charge are separate lines on the bill.',
        'Packages with service bring cooked food, serving dishes, plates and the people who serve. Furniture, a mandap, flowers, music and a cake from your baker are other trades. So is a bar: caterers here do not serve or arrange alcohol.',
        'Packed food arrives without staff. Ask a relative to check the number and hand it out.',
      ],
    },
    {
      heading: 'Count people by what they eat',
      blocks: [
        'Write three columns on a sheet: vegetarian, Jain, non-vegetarian. Every child who eats is one guest. Add the drivers, the priest and the photographer, who are often forgotten.',
        'The bill asks for the same three numbers. A non-vegetarian guest can enjoy paneer, but a Jain guest cannot move to another dish once the onion-free dal is gone. So the caterer’s kitchen sheet counts each group’s share apart. Give peanuts, milk and other allergies in the separate field. It is erased after the event.',
      ],
    },
    {
      heading: 'What to read on a caterer’s page',
      blocks: [
        'Start with the reviews. Choose the size of your event and read the lowest ones first. A caterer with good reviews from dinners for twenty may never have fed three hundred. Search the reviews for one dish you care about.',
        'Next, the plain facts: days of notice, maximum guests per day, the FSSAI number and what you get refunded if you cancel. Put two or three in a [comparison](/compare), then phone the one you like. Ask about your hall. A caterer who has worked there will know its gate and its lift.',
        'The order of every list is explained in [how we rank caterers](/how-we-rank-caterers).',
      ],
    },
  ],
  menus: [
    {
      title: 'A family function with service',
      about: 'The usual shape of a Mumbai lunch or dinner with service, for up to fifty relatives and neighbours.',
      people: '25-50',
    },
    {
      title: 'Thalis for a flat without space',
      about: 'Each guest gets a closed thali, which is enough when ten chairs are all you have.',
      people: '10-25',
      packed: true,
    },
    {
      title: 'A vegetarian spread for a hall',
      about: 'One vegetarian menu for a large room, when most of the guest list would ask for it anyway.',
      people: '100+',
      diet: 'veg',
    },
  ],
  checklist: [
    'Decide how the food is served before you pick dishes',
    'Measure the place where the food will be set',
    'Find out which road the tempo takes and at what hour',
    'Split your list into veg, Jain and non-veg',
    'Read reviews of events of your size',
    'Compare the cancellation terms of your last two caterers',
    'Tell the watchman and the hall office the caterer’s name',
    'Keep the booking page open on your phone on the day',
  ],
  plan: [
    { daysBefore: 45, todo: 'Block the venue. For a winter Saturday, do this even earlier.' },
    { daysBefore: 30, todo: 'Search around the venue and save five names to your shortlist.' },
    { daysBefore: 20, todo: 'Cut to two, call both, and call {phone} about a tasting if the event is big.' },
    {
      daysBefore: 15,
      todo: 'Book and pay. If the caterer declines or does not respond in time, you get a full refund.',
    },
    { daysBefore: 5, todo: 'Phone the guests who never reply and settle the three columns.' },
    { daysBefore: 2, todo: 'Make last changes before the time limit on your booking page.' },
    { daysBefore: 0, todo: 'Keep one relative free of all other duties to receive the food.' },
  ],
  questions: [
    {
      question: 'How do I find a good caterer in Mumbai?',
      answer:
        'Search from your venue, not from the city, and pick the range of guests. Read the reviews for events of that size, compare two or three caterers, and phone them about your hall. The menu comes last.',
    },
    {
      question: 'How far ahead do I have to book?',
      answer:
        'Each caterer states their notice. From {largeGuests} guests it is at least {largeNotice} days, and above {hugeAbove} it is {hugeNotice}. Good dates in the wedding months are taken much earlier.',
    },
    {
      question: 'What if our caterer cancels a week before?',
      answer:
        'You get a full refund to your original payment method. Search again with the same date and range of guests, and call {phone} if you need help to find a caterer who is free.',
    },
    {
      question: 'Do I have to pay everything in advance?',
      answer:
        'Yes, the full amount, online, when you book. There are no part payments. What you get refunded on a cancellation is on the bill before you pay.',
    },
    {
      question: 'Will a caterer from the suburbs come to South Mumbai?',
      answer:
        'Only if your venue is within the distance they serve. Enter the venue and the bill confirms it. On working days ask them to arrive before the evening traffic.',
    },
    {
      question: 'Does Pangat cook the food?',
      answer:
        'No. The caterer you choose cooks, delivers and serves, and issues the invoice. We run the search, the booking and the payment.',
    },
  ],
  event: { people: '25-50' },
  related: ['party-caterers-mumbai', 'top-caterers-in-andheri', 'weddings', 'corporate-caterers-mumbai'],
  next: {
    heading: 'Start with the address',
    text: 'Give us the venue and the number of guests. You get the caterers who reach it, the nearest first.',
  },
}
