import type { Service } from '../../service.ts'

export const retirementParties: Service = {
  slug: 'retirement-parties',
  name: 'Retirement parties',
  title: 'Retirement party catering in Mumbai, both halves',
  description:
    'The office farewell with shawl and speeches at four, the family dinner at eight: plates, boxes and timing for a retirement in Mumbai, and who pays for what.',
  heading: 'Retirement catering for the office and the family',
  lead: 'After thirty-five years of work, the office has an hour to say goodbye and the family has an evening. Here is how to plan the food for both.',
  pictureAlt: 'A Maharashtrian thali with puran poli and masala tea, a gold watch and a wrapped gift next to it',
  summary: 'Farewell tea at the office and dinner with the family, on the last working day or near it.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Usual day', value: 'The last working day of the month in government offices and banks' },
    { label: 'Office part', value: { text: '40–120 people, 60–90 minutes', source: 'planning' } },
    { label: 'Family part', value: { text: '25–60 people, lunch or dinner', source: 'planning' } },
    { label: 'Paid by', value: 'A collection or the department, and the family for its own meal' },
    { label: 'Speeches', value: 'Longer than announced, so choose food that can rest' },
  ],
  sections: [
    {
      heading: 'Why month ends are crowded',
      blocks: [
        'In ministries, BMC wards, railways and public banks, people retire at the end of the month in which they reach the age. So four or five departments in one building say goodbye on the same afternoon, all of them with samosas at four o’clock.',
        'Reserve the conference hall and the food in the first week of that month. If the last day falls on a weekend, the farewell is usually on Friday. Ask the establishment section for the day on which the pension documents are handed over, since the guest of honour is busy until then.',
        'Private companies are freer. There the better day is a Thursday, when the people who work from home are in.',
      ],
    },
    {
      heading: 'The farewell at four',
      blocks: [
        'The order hardly changes from office to office. First the bouquet, the shawl and the shrifal, then the citation and five speeches. Tea follows the reply, which is the emotional part. The food has to be in the room before the speeches, under covers, or nobody listens.',
        {
          table: {
            caption: 'Ways to serve a farewell tea',
            columns: ['Way', 'Good for', 'Take care'],
            rows: [
              ['Packed box on each chair', 'Halls with fixed seats', 'Dry items only, no chutney in cups'],
              ['Counter at the back', 'Conference rooms with an aisle', 'Covers stay on until the reply is over'],
              ['Plates from trolleys', 'Small sections, 20–30', 'Needs two people with a trolley each'],
              ['Lunch on the day before', 'Shift workers, depots', 'Second sitting for the evening shift'],
            ],
            source: 'planning',
          },
        },
        'Samosa, wafers and pedha is the plate everyone expects. Add one thing that is not fried. Many retired colleagues return for this, and some of them avoid oil. Tea without sugar is poured from its own kettle.',
      ],
    },
    {
      heading: 'Everyone who ever shared a desk',
      blocks: [
        'The list is longer than the department. Count the batch that joined in the same year, and those who were transferred to Nagpur and travel here for the day. Add the union office, drivers, peons and the lift operator. The canteen workers who brought the tea for thirty years are guests on this day, with a chair and the same plate.',
        {
          text: 'A guide to the number: all of the section, half of the floor, and one guest for each year of service from other offices. With a section of 25, a floor of 80 and 35 years of service, that makes 100.',
          source: 'planning',
        },
        'Few people reply to a notice on the board. Pass a register from desk to desk, and have everyone tick veg, Jain or non-veg.',
      ],
    },
    {
      heading: 'Dinner with the family',
      blocks: [
        'The second half belongs to the spouse, the children and the old friends. It is calmer on the Sunday after than on the evening of the farewell, when the guest of honour has a sore throat and three bouquets.',
        'Cook what was missed in all those years of tiffin and canteen. In many Marathi homes that is a long lunch: puran poli or shrikhand, aluvadi, masale bhaat, and a fish thali for those who eat it. Railway quarters, officers’ clubs and staff halls can be hired by employees until the retirement date. Reserve them while the identity card still works.',
        'Ask about blood sugar and salt as you would about Jain food.',
        'Let a colleague or two come to both. They tell the family stories that nobody at home has heard.',
      ],
    },
    {
      heading: 'Collections, bills and a name on the invoice',
      blocks: [
        'An office farewell is often paid from a collection. Someone has to book in a single name, pay in full, and collect afterwards. Show the bill on the screen to two people before you pay, so that there is no talk later.',
        'If the department pays, enter its legal name and its GSTIN, if it has one, on the bill. The caterer issues the invoice and it is on the booking page. Government offices may ask for three quotations. Compare three caterers for the same menu and hour, and note the prices per plate on that day.',
      ],
    },
  ],
  menus: [
    {
      title: 'Boxes for the farewell tea',
      about: 'One for each chair, while the speeches run on.',
      people: '50-100',
      packed: true,
    },
    {
      title: 'A Marathi lunch at leisure',
      about: 'For family and old friends on the Sunday, with time for second helpings.',
      people: '25-50',
      cuisine: 'Maharashtrian',
    },
    {
      title: 'A department dinner',
      about: 'For teams who prefer an evening in a club or hall to tea in the conference room.',
      people: '50-100',
    },
  ],
  checklist: [
    'Ask the guest of honour which colleagues must be there',
    'Reserve the conference hall for an hour more than the programme',
    'Invite drivers, peons and canteen workers by name',
    'Order sugar-free tea and one snack that is not fried',
    'Fix the number of speeches and who keeps time',
    'Collect the money before you pay, or agree how',
    'Arrange a car for gifts, garlands and the guest of honour',
    'Send a plate to the security cabin',
  ],
  plan: [
    { daysBefore: 30, todo: 'Learn the official last day, and reserve hall or conference room.' },
    { daysBefore: 21, todo: 'Open the collection, and write to transferred and retired colleagues.' },
    { daysBefore: 14, todo: 'Choose boxes, counter or dinner, and book. Book the family’s meal as well.' },
    { daysBefore: 6, todo: 'Count the register. Enter diets on each booking.' },
    { daysBefore: 1, todo: 'Give the caterer’s name and vehicle number to the security office.' },
    {
      daysBefore: 0,
      todo: 'Place food before the speeches, serve tea after the reply, and walk the guest of honour to the gate.',
    },
    { daysBefore: -1, todo: 'Share the accounts of the collection with everyone who gave.' },
  ],
  questions: [
    {
      question: 'Can the caterer serve inside a government office?',
      answer:
        'If the office allows visitors with food. Ask the administration for a pass, the gate and the lift. Packed boxes need only a driver and a helper, which is easier to permit than a serving team.',
    },
    {
      question: 'Tea and boxes for 120 people. When should they arrive?',
      answer: {
        text: 'Boxes 30 minutes before the programme, so that they are on the chairs when people enter. Tea is better made there, or it arrives in flasks 15 minutes before the reply speech ends.',
        source: 'planning',
      },
    },
    {
      question: 'Is one booking enough for the office and the family?',
      answer:
        'No, they are two, each with its own place, hour and menu. They can be with the same caterer. If both are on one day, leave a few hours between them.',
    },
    {
      question: 'Can we get a receipt for the collection?',
      answer:
        'Yes. The payment receipt is on the booking page right after you pay, and the invoice after delivery. Both can be downloaded and shown to contributors.',
    },
    {
      question: 'What suits guests with diabetes?',
      answer:
        'Ask them. Often it is steamed or roasted snacks, dal, vegetables, phulka, curd, and fruit at the end. Have one sweet in small pieces. Tell the caterer the number of such guests in the note.',
    },
  ],
  event: { people: '50-100', kind: 'boxes' },
  related: ['corporate-events', 'anniversary-celebrations', 'corporate-caterers-mumbai'],
  next: {
    heading: 'Start with the last working day',
    text: 'Look for caterers near the office for that date. Then do the same for the family’s Sunday, near home.',
  },
}
