import type { Post } from '../../post.ts'

export const corporateCaterersMumbai: Post = {
  slug: 'corporate-caterers-mumbai',
  title: 'How to choose a corporate caterer in Mumbai',
  description:
    'For office managers in BKC, Andheri and Lower Parel: head counts, GST invoices, building passes, menus that hold until lunch, and a week-by-week plan.',
  heading: 'Choosing a corporate caterer in Mumbai',
  lead: 'You are responsible for a hundred lunches, one invoice and a clean meeting room. Settle these questions before you book.',
  pictureAlt: 'A plain office table with bowls of rice, dal and salad beside a notebook',
  summary:
    'Head counts that change on Thursday, passes for a glass tower, invoices that finance accepts: what to settle before an office meal.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-27',
  picture: 'corporate-events',
  facts: [
    { label: 'Good for', value: 'Team lunches, trainings, town halls, client visits' },
    { label: 'Book', value: { text: '1–2 weeks ahead, 3 in December', source: 'planning' } },
    { label: 'Invoice', value: 'In your company’s name with its GSTIN, if you enter it on the bill' },
    { label: 'Head count', value: 'Change it until {changeHours} hours before, with most caterers' },
  ],
  sections: [
    {
      heading: 'Start with the room, not the menu',
      blocks: [
        'A buffet needs space for a queue. In a narrow pantry, eighty colleagues will still be in line when the next meeting starts. Walk from the goods lift to the serving point before you choose a dish.',
        {
          table: {
            caption: 'Which service fits which meeting',
            columns: ['Meeting', 'Service', 'Serving time'],
            rows: [
              ['Board or client lunch, 10–20', 'Plated or small buffet', '45 minutes'],
              ['Training day, 20–60', 'Packed thalis', '30 minutes'],
              ['Team lunch, 50–150', 'Buffet with two lines', '60 minutes'],
              ['Town hall, above 150', 'Counters on every side', '75 minutes'],
            ],
            source: 'planning',
          },
        },
        'Packed thalis look modest, but people can eat them at their desks, and nothing has to be cleared. For a training with a short break they are often the better choice.',
      ],
    },
    {
      heading: 'Count heads the way an office behaves',
      blocks: [
        'The attendance list is not the lunch list. Some people work from home, some go out with a client, and some bring a visitor. Ask everyone for a reply and a diet: veg, non-veg or Jain. You enter these numbers on the bill.',
        {
          text: 'As a guide, order for 90 of every 100 invited when people reply, and for 75 when they do not. On Mondays and Fridays expect fewer. Round the Jain count up, because those guests cannot eat from another counter.',
          source: 'planning',
        },
        'If the number changes on Thursday, change it on the booking. You see the new bill or the refund before you save.',
      ],
    },
    {
      heading: 'Menus that hold until people sit down',
      blocks: [
        'Meetings run late, so choose food that is still good forty minutes later. Gravies, pulao, rajma and dry sabzi hold well. Fried starters, dosas and noodles in sauce do not.',
        {
          list: [
            'One rice, one dal, two vegetables and phulka make a light, complete lunch',
            'Add a paneer gravy, and a chicken gravy if colleagues eat meat',
            'Cut fruit or a small mithai, not ice cream, unless you have a freezer on the floor',
            'Chaas in summer, masala tea in the monsoon',
            'Labels on every dish, with the veg mark and the word Jain where it applies',
          ],
        },
        'For an evening event, choose finger food. Our page on [corporate events](/services/corporate-events) covers formats from breakfast to gala dinner.',
      ],
    },
    {
      heading: 'Towers, gates and goods lifts',
      blocks: [
        'In BKC, Lower Parel and Mindspace, the gate can delay a caterer more than traffic does. Most towers want vehicle numbers and staff names a day ahead. Many check bags in the basement and keep the goods lift for housekeeping at lunch.',
        {
          list: [
            'Ask facilities for the gate, the floor of the loading bay and the hours of the goods lift',
            'Send vehicle number, driver and staff names in the building’s format',
            'Ask whether burners are allowed. Many towers allow only electric warmers.',
            'Agree who takes the leftovers and the waste, and through which lift',
          ],
        },
        'Look for a caterer on your side of the creek and the railway tracks. Even from Andheri to BKC, a weekday morning is slow. A caterer nearby is worth more than a slightly lower price.',
      ],
    },
    {
      heading: 'What finance will ask you',
      blocks: [
        {
          text: 'Outdoor catering usually carries 5% GST. A hotel that counts as specified premises charges 18%. The bill shows the rate and the amount before you pay.',
          source: 'gst',
        },
        'The caterer supplies the meal, so the caterer issues the tax invoice. Enter your company’s name and GSTIN when you book, because an invoice cannot be rewritten later. Receipts, the invoice and any credit note are on the booking page.',
        'You pay online and in full when you book. Pangat has no deposits and no credit period, so clear the amount with finance early. The [refund policy](/refund-policy) explains refunds.',
      ],
    },
    {
      heading: 'A shortlist you can defend',
      blocks: [
        'Procurement will want three names. Filter the list by your address, your guests and your date, then compare up to {compared} caterers side by side by price, notice, capacity and rating.',
        'Taste before a large order. Call {phone} to arrange it. Or order packed thalis for one team first, and see when they arrive and how they are labelled.',
      ],
    },
  ],
  menus: [
    {
      title: 'A team lunch with service',
      about: 'A buffet for a floor of colleagues, with people who serve and clear.',
      people: '50-100',
    },
    {
      title: 'Packed meals for a training',
      about: 'One box for each seat, labelled by diet.',
      people: '25-50',
      packed: true,
    },
    {
      title: 'An all-vegetarian town hall',
      about: 'One menu for a large hall, so that no counter runs empty before the others.',
      people: '100+',
      diet: 'veg',
    },
  ],
  checklist: [
    'Book the room for an hour before the meal and an hour after it',
    'Collect diets with the replies, including Jain',
    'Ask facilities for passes, lift hours and flame rules',
    'Enter company name and GSTIN before you pay',
    'Name one person who meets the caterer at the gate',
    'Order a few plates for drivers, guards and housekeeping',
    'Decide where leftovers go',
  ],
  plan: [
    { daysBefore: 14, todo: 'Fix date, room and a rough head count. Shortlist caterers near the office.' },
    { daysBefore: 10, todo: 'Compare three caterers, ask for a tasting, and clear the amount with finance.' },
    { daysBefore: 7, todo: 'Book, with GSTIN and diets. Ask facilities for the gate rules.' },
    { daysBefore: 3, todo: 'Close the replies and change the number on the booking.' },
    { daysBefore: 1, todo: 'Send vehicle and staff names to security, and the gate to the caterer.' },
    { daysBefore: 0, todo: 'Meet the caterer at the loading bay. Open the buffet five minutes early.' },
    { daysBefore: -1, todo: 'Download the invoice, and note what ran out for next time.' },
  ],
  questions: [
    {
      question: 'Will the invoice show our company and GSTIN?',
      answer:
        'Yes, if you enter both on the bill before you pay. The invoice comes from the caterer and is on the booking page after delivery.',
    },
    {
      question: 'Can we order every day for a month?',
      answer:
        'Each day is one booking, with its own menu and head count. You can book up to {monthsAhead} months ahead. There is no monthly contract or credit period.',
    },
    {
      question: 'What if the meeting is moved to another day?',
      answer:
        'The date of a paid booking cannot be changed. Message the caterer to ask about the new day. Then cancel under the terms on your bill and book again.',
    },
    {
      question: 'Do office caterers have a food licence?',
      answer:
        'If the caterer has given an FSSAI number, it is on their page and on your documents. You can check it on FSSAI’s website.',
    },
    {
      question: 'How early should food arrive before lunch?',
      answer: {
        text: 'About an hour and a half before serving for a buffet, and 20 minutes for packed meals. Add the time that your building’s gate takes.',
        source: 'planning',
      },
    },
  ],
  event: { occasion: 'office', people: '50-100', kind: 'buffet' },
  related: ['corporate-events', 'seminars-conferences', 'product-launches'],
  next: {
    heading: 'Put three names before your manager',
    text: 'Enter the office address, the date and the head count. Add caterers to the comparison as you read their menus.',
  },
}
