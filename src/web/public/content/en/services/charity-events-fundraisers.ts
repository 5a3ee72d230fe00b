import type { Service } from '../../service.ts'

export const charityEventsFundraisers: Service = {
  slug: 'charity-events-fundraisers',
  name: 'Charity events',
  title: 'Charity event and fundraiser food in Mumbai',
  description:
    'For trusts and volunteers in Mumbai: a donors’ dinner that looks modest, food for camps and runs, a meal at a shelter, surplus, and bills for the auditor.',
  heading: 'Catering for a cause: donors, camps and shared meals',
  lead: 'Money spent on food does not reach the cause, but donors, helpers and guests still have to eat. This page helps a trust to order the right meal and no more.',
  pictureAlt: 'A large bowl of chole with puri bhaji, jeera rice and kheer, and two small hearts on the table',
  summary:
    'Donor evenings, blood camps, charity runs and meals given at a shelter, with one clear bill for the trustees.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Occasions', value: 'Donor dinners, camps, walks, meals given in someone’s memory' },
    { label: 'Menu', value: 'Mostly vegetarian, short and filling' },
    {
      label: 'Plates to add',
      value: { text: '1 for every 5 guests: volunteers, artists, drivers', source: 'planning' },
    },
    { label: 'Payment', value: 'In full at booking, so a trust needs no credit line' },
  ],
  sections: [
    {
      heading: 'Who is fed at which event',
      blocks: [
        'A charity event feeds very different people under one name. Decide which of them this meal is for before you talk to a caterer.',
        {
          table: {
            caption: 'Food by kind of charity event',
            columns: ['Event', 'What is served', 'When'],
            rows: [
              ['Donors’ evening', 'Soup, two starters, a short buffet', 'After the appeal'],
              ['Charity auction', 'Bites in two rounds, dessert last', 'Between the lots'],
              ['Blood donation camp', 'Juice, biscuits and a banana, poha for the team', 'All morning'],
              ['Walk or run', 'Water first, then upma, boiled eggs, bananas', 'From 7 am'],
              ['Medical camp', 'Packed thalis for doctors and volunteers', '1 pm, in turns'],
              ['Meal at a shelter', 'A fresh thali with one sweet', 'At the home’s own hour'],
            ],
            source: 'planning',
          },
        },
        'People who have just given blood should sit, not walk to a counter. Let a volunteer bring the juice to the chair.',
      ],
    },
    {
      heading: 'A donors’ dinner that looks like the cause',
      blocks: [
        'Donors notice the buffet, and a modest one suits the appeal. A short menu also leaves time for a film of two minutes about the work.',
        {
          list: [
            'Serve one good regional menu, for example pithla bhakri and puran poli by a Maharashtrian caterer, instead of four cuisines',
            'Make the appeal while guests are seated, then open dinner',
            'Write on the table card where leftover food goes, if that is arranged',
            'Seat the beneficiaries who will speak at the donors’ tables, and serve them first',
          ],
        },
        'Some of your donors will be Jain, or will not eat after sunset. Ask when they accept. Supper that ends before sunset suits them. In winter that means food at half past four.',
      ],
    },
    {
      heading: 'Giving the meal itself',
      blocks: [
        'A lunch at an old people’s home, an ashram school or a cancer patients’ lodge near Parel is often given on a birthday or a death anniversary. On festivals a home may get more sweets than it can use, and a plain meal some days later helps more. Call before you book anything, and ask about these points.',
        {
          list: [
            'The weekday that has no donor yet, and what was eaten the day before',
            'The number of residents and staff, and how many need soft food',
            'Who decides on food with diabetes, swallowing trouble or dialysis',
            'Whether guests may serve, or the home’s own team does it',
          ],
        },
        'For elders choose khichdi, soft rotis, dal, a mild vegetable and kheer with little sugar. For children a dal rice they know, a dry sabzi and one fruit. Packed thalis are clean and quick. A buffet with service is kinder when residents can sit together and ask for more.',
      ],
    },
    {
      heading: 'Volunteers, walkers and closed roads',
      blocks: [
        'Volunteers arrive at five in the morning for a run on Marine Drive or Carter Road. Tea and glucose biscuits keep them going until the last walker has come in. Only then do they eat, so ask for their boxes two hours after those of the participants.',
        'A start on a public road or a beach has permissions of its own. The organiser asks the police, the ward office and sometimes the port authority. Send the caterer the same sheet with the parking spot and the hour at which the road closes. After that no tempo comes through.',
        {
          text: 'For 300 walkers keep about 150 litres of drinking water, half of it at the finish, and at least six bins. Two of three take a banana, nearly all take tea.',
          source: 'planning',
        },
      ],
    },
    {
      heading: 'Surplus food, and what the auditor needs',
      blocks: [
        'Food may be passed on only while it is safe. Speak to a food rescue group or a shelter some days ahead, and let them say what they accept. In general that is rice, dal, rotis and dry sabzi which never left the hot boxes. What was on the buffet is not given away. Agree with the caterer who fills the containers and at what hour they leave.',
        'Book in the name under which the trust keeps its accounts, and enter the GSTIN if there is one. The caterer’s invoice and the receipt are in the booking, for the treasurer and the auditor. A company that sponsors the dinner should place the booking itself, because the invoice goes to the name that was entered.',
        'Collecting donations, selling passes and issuing tax certificates remain the trust’s own work.',
      ],
    },
  ],
  menus: [
    {
      title: 'A short vegetarian dinner for donors',
      about: 'One table, few dishes, enough of each. It fits a hall where the appeal comes first.',
      people: '100+',
      diet: 'veg',
    },
    {
      title: 'Thalis to give at a home or a camp',
      about: 'Packed and counted, ready to hand over. From {minPacked} thalis.',
      people: '50-100',
      packed: true,
      diet: 'veg',
    },
    {
      title: 'Supper before sunset',
      about: 'A Jain menu for an early donors’ evening, which all other guests can eat as well.',
      people: '50-100',
      diet: 'jain',
    },
  ],
  checklist: [
    'Write down who is fed: donors, helpers or beneficiaries',
    'Ask the home or hospital about food rules and the hour',
    'Choose who pays, the trust or a sponsor, before the booking',
    'Add volunteers and artists to the count',
    'Speak to a group that collects surplus food',
    'Request permission for the road, ground or beach',
    'Ask a doctor about food at a medical camp',
  ],
  plan: [
    { daysBefore: 35, todo: 'Set the amount for food with the trustees, and the date with the home or venue.' },
    { daysBefore: 24, todo: 'Invite donors with a question about diet and supper time.' },
    { daysBefore: 12, todo: 'Book the meal that is certain. Volunteers’ boxes are a second booking.' },
    { daysBefore: 5, todo: 'Call the shelter again and ask for the number of residents on that day.' },
    { daysBefore: 2, todo: 'Share parking, closing time of the road and a phone number with the caterer.' },
    { daysBefore: 0, todo: 'Feed beneficiaries and volunteers properly. Hand over surplus while it is hot.' },
    { daysBefore: -2, todo: 'Send donors a photo and the treasurer the invoice.' },
  ],
  questions: [
    {
      question: 'Do caterers on Pangat give a charity price?',
      answer:
        'The price is the same for everyone who books. To save, order less of everything: a smaller package, one sweet, no extra dishes. Coupons that are running appear on the bill.',
    },
    {
      question: 'Can a donor pay the caterer for us?',
      answer:
        'Yes, if the donor books and pays. The account that books gets the receipt, and changes are made there. Put the trust’s coordinator as contact person so that the caterer calls you.',
    },
    {
      question: 'May we distribute leftover food from the dinner?',
      answer:
        'Only what has been held hot and never served, and only to a group that knows it is coming. Ask the caterer in advance for the number of spare containers. The rest is thrown away.',
    },
    {
      question: 'How many plates should we order for volunteers?',
      answer: {
        text: 'As a guide, 1 for every 5 guests at a dinner, and 1 for every 12 walkers at a run. Count them by name, and add the police on duty.',
        source: 'planning',
      },
    },
    {
      question: 'Is a meal for fewer than fifty people worth a caterer?',
      answer:
        'Yes. Packed thalis start at {minPacked}. For a home with twenty residents, one delivery of freshly cooked thalis is simpler than parcels that volunteers collect from restaurants.',
    },
  ],
  event: { people: '100+', diet: 'veg' },
  related: ['religious-functions', 'cultural-events', 'corporate-events'],
  next: {
    heading: 'Find a caterer close to the people you feed',
    text: 'Search by the shelter, the camp or the hall. Sort by price to see what a modest vegetarian menu costs there.',
  },
}
