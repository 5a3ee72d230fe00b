import type { Service } from '../../service.ts'

export const corporateEvents: Service = {
  slug: 'corporate-events',
  name: 'Corporate events',
  title: 'Corporate event catering in Mumbai, by format',
  description:
    'Breakfast briefings, dealer meets, festive lunches, family days and annual dinners in Mumbai: food and hours for each, and who in the company must approve.',
  heading: 'Corporate event catering, from breakfast to gala dinner',
  lead: 'Your agenda decides what you can serve, and when. Find your format below, with its hours, dishes and approvals.',
  pictureAlt: 'A plain table with veg biryani, masala tea and paneer tikka, a notebook and a pencil beside them',
  summary: 'Briefings, dealer meets, festive lunches, family days and annual dinners, each with its own timing.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Formats below', value: 'Breakfast, dealer meet, festive lunch, family day, annual dinner' },
    { label: 'Approvals', value: 'Budget holder, facilities, security, and finance for the payment' },
    { label: 'Busy months', value: 'October and November for Diwali, December for year-end, March for dealer meets' },
  ],
  sections: [
    {
      heading: 'Five formats and how long each one takes',
      blocks: [
        'Two hundred people at a family day eat all afternoon. Two hundred at an annual dinner come to the buffet together, after the last award. Tell the caterer the format, so that they can plan the team.',
        {
          table: {
            caption: 'Formats of company events',
            columns: ['Format', 'Guests', 'On the table', 'Hours of service'],
            rows: [
              ['Leadership breakfast', '15–30', 'Idli, upma, cut fruit, filter coffee', '1–2'],
              ['Dealer or partner meet', '80–150', 'Tea on arrival, full lunch', '3'],
              ['Festive lunch on the floor', '100–300', 'Veg buffet with one festival sweet', '2–3'],
              ['Family day', '200–500', 'Counters for children, light lunch, ice cream', '4–5'],
              ['Annual dinner', '150–400', 'Filling starters, dinner after the programme', '4'],
            ],
            source: 'planning',
          },
        },
        'Count the hours from the first tea to the last dessert. Beyond {includedHours} hours you pay {extraHour} per hour. For ordinary team lunches and trainings, read [how to choose an office caterer](/blog/corporate-caterers-mumbai).',
      ],
    },
    {
      heading: 'A menu for colleagues from every state',
      blocks: [
        'An office floor in Airoli or Powai has people from Kerala, Bihar, Gujarat and Bengal. You cannot serve a dish from every home. But everyone should find one plain, complete meal.',
        {
          list: [
            'Have dal, rice, a dry sabzi and curd on every menu, whatever the theme',
            'Check the day. Many meat-eaters skip it on a Monday, Tuesday, Thursday or Saturday, and in Shravan and Navratri.',
            'Label every dish that has egg, desserts included',
            'In Ramzan, order boxes with dates and fruit for colleagues who break their fast during the programme',
            'For visitors from abroad, ask for one dish that is mild but well seasoned',
            'Keep the non-veg counter apart and clearly marked',
          ],
        },
      ],
    },
    {
      heading: 'Cafeteria, terrace, lawn or exhibition hall',
      blocks: [
        'The company cafeteria has tables and drains, but a contractor runs it. Ask facilities whether an outside caterer may serve there for one day, and who washes up.',
        'The terrace belongs to the landlord. Get permission in writing, and ask the fire officer about burners. From June to September, reserve an indoor room as well. A shamiana does not stop slanting rain.',
        'For a family day, a lawn at Madh or a ground in Thane gives children room. The buses arrive together, so three hundred people want water and snacks in the same ten minutes. Have two counters open before the first bus parks.',
        'Exhibition halls in Goregaon and Vashi fix the hours for unloading, often the night before. Hotels rarely allow outside food.',
      ],
    },
    {
      heading: 'An evening programme for hungry guests',
      blocks: [
        {
          text: 'Guests come from their desks at 6 pm and last ate at 1 pm. Serve something filling in the first 15 minutes, before the welcome speech: rolls, cutlets, small vada pav, tea.',
          source: 'planning',
        },
        'Programmes run over. Ask the anchor which item comes before dinner. When it starts, call the captain of the serving team. Gravies and pulao hold in a chafing dish while the chairman thanks everyone. Fried starters do not.',
        'On a weekday, finish dinner by ten. A colleague from Badlapur still has ninety minutes to travel.',
        'Pangat neither serves nor arranges alcohol. A bar needs its own licence and staff. Tell the caterer where it is, so that starters reach that corner too.',
      ],
    },
    {
      heading: 'Who has to approve it',
      blocks: [
        'Approvals can take longer than the menu. Ask these people in the first week.',
        {
          list: [
            'Budget holder: the total on the bill, with extra hours and GST',
            'Finance: which card or account pays online, and the legal name and GSTIN for the invoice',
            'Facilities: serving area, power for warmers, cleaners after office hours',
            'Security: names of the serving team, vehicle numbers and photography rules',
            'The anchor: a serving time that does not move with every new slide',
          ],
        },
        'Many companies pay only registered vendors, with thirty days of credit. Here you pay in full when you book. If that needs an exception, ask for it first.',
      ],
    },
  ],
  menus: [
    {
      title: 'A festive lunch without meat',
      about: 'One vegetarian menu for all floors. Choose a sweet that suits the festival.',
      people: '100+',
      diet: 'veg',
    },
    {
      title: 'An annual dinner after the awards',
      about: 'Starters while guests arrive, and main dishes that can be held until the programme is over.',
      people: '100+',
    },
    {
      title: 'Boxes for an early briefing',
      about: 'For a meeting room without a serving area: one labelled box on each chair.',
      people: '25-50',
      packed: true,
    },
  ],
  checklist: [
    'Write the format and the agenda in the note to the caterer',
    'Check the date against school exams, long weekends and Ramzan',
    'Settle whose card pays online',
    'Walk from the unloading bay to the serving point with a trolley',
    'Agree with the anchor who calls the captain before dinner',
    'Reserve a table for musicians, drivers and the camera crew',
    'Keep the hall for an hour after dessert, for clearing',
    'Print labels with the veg mark, and name egg where it is used',
  ],
  plan: [
    { daysBefore: 45, todo: 'Get date, format and budget approved. Ask the venue about outside food.' },
    { daysBefore: 30, todo: 'Compare up to {compared} caterers by capacity, notice and menu.' },
    { daysBefore: 20, todo: 'Book with the legal company name, the GSTIN and the extra hours.' },
    { daysBefore: 10, todo: 'Ask teams for numbers by diet. For a family day, ask for children by age.' },
    {
      daysBefore: 4,
      todo: 'Enter the final numbers by diet on the booking. Send staff names and vehicle numbers to security.',
    },
    { daysBefore: 1, todo: 'Go through the agenda on the phone with the captain, minute by minute.' },
    { daysBefore: 0, todo: 'Taste the starters before doors open, and be reachable until the last trolley has left.' },
  ],
  questions: [
    {
      question: 'Can we book a breakfast for twenty people?',
      answer:
        'Yes. Packages start at {minGuests} guests. Choose a morning serving time and ask the caterer which dishes suit breakfast. Most menus are for lunch and dinner.',
    },
    {
      question: 'How do we plan food for children at a family day?',
      answer:
        'Give them a low counter of their own, with two mild dishes, fruit and water. Open it an hour before the adults’ lunch. Every child who eats is one guest on the booking.',
    },
    {
      question: 'Do waiters stay until the programme is over?',
      answer:
        'A package includes {includedHours} hours of service. For a longer programme, add hours when you book. Packed boxes come without a serving team.',
    },
    {
      question: 'Can several departments share the bill?',
      answer:
        'One booking has one bill and one invoice. For separate cost centres, make a booking for each, all for the same hour.',
    },
    {
      question: 'What if the event moves to another venue?',
      answer:
        'Message the caterer on the booking as soon as you know. Distance decides whether they can serve there and what delivery costs. If they cannot, the cancellation terms on your bill apply.',
    },
  ],
  event: { occasion: 'office', people: '100+', kind: 'buffet' },
  related: ['corporate-caterers-mumbai', 'award-ceremonies', 'product-launches'],
  next: {
    heading: 'Search with your agenda in hand',
    text: 'Enter the venue, date and head count to see who is free that day. You can show the bill to the budget holder before you pay.',
  },
}
