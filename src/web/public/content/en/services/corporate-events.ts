import type { Service } from '../../service.ts'

export const corporateEvents: Service = {
  slug: 'corporate-events',
  name: 'Corporate events',
  title: 'Corporate event catering in Mumbai, by format',
  description:
    'Breakfast briefings, dealer meets, festive lunches, family days and annual dinners in Mumbai: food and hours for each, and who in the company must approve.',
  heading: 'Corporate event catering, from breakfast to gala dinner',
  lead: 'The agenda decides what can be served, and when. Find your format below, with its hours, its dishes and the approvals that take time.',
  pictureAlt: 'A plain table with veg biryani, masala tea and paneer tikka, a notebook and a pencil beside them',
  summary: 'Briefings, dealer meets, festive lunches, family days and annual dinners, each with its own timing.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Formats below', value: 'Breakfast, dealer meet, festive lunch, family day, annual dinner' },
    { label: 'Approvals', value: 'Budget holder, facilities, security, and finance for the payment' },
    { label: 'Busy months', value: 'October for Diwali, December for year-end, March for dealer meets' },
  ],
  sections: [
    {
      heading: 'Five formats and how long each one takes',
      blocks: [
        'Two hundred people at a family day eat all through the afternoon. Two hundred at an annual dinner get up together when the last award is given. Tell the caterer the format, and they will plan the team for it.',
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
        'Count from the first tea to the last dessert. Beyond {includedHours} hours you pay {extraHour} per hour, added when you book. For ordinary team lunches and trainings, read [how to choose an office caterer](/blog/corporate-caterers-mumbai).',
      ],
    },
    {
      heading: 'A menu for colleagues from every state',
      blocks: [
        'A floor in Airoli or Powai has people from Kerala, Bihar, Gujarat and Bengal. You cannot serve a dish from each home. You can make sure that everyone finds one plain, complete meal.',
        {
          list: [
            'Have dal, rice, a dry sabzi and curd on every menu, whatever the theme is',
            'Check the weekday. Many who otherwise eat meat do not on Monday, Tuesday, Thursday or Saturday, or in Shravan and Navratri.',
            'Label egg. Vegetarians often find out only after the pudding.',
            'In Ramzan, order boxes with dates and fruit for colleagues who break their fast during the programme',
            'For visitors from abroad, ask for one mild dish that is properly seasoned, not a bland one',
            'Keep the non-veg counter apart, so that others can pass without asking',
          ],
        },
      ],
    },
    {
      heading: 'Cafeteria, terrace, lawn or exhibition hall',
      blocks: [
        'The company cafeteria has tables and drains, but its contractor runs it. Ask facilities whether an outside caterer may serve there for one day, and who washes up.',
        'A terrace belongs to the landlord. Get permission in writing, and ask the fire officer about burners. Between June and September, hold a room inside as well. A shamiana does not help against rain that comes sideways.',
        'For a family day, a lawn at Madh or a ground in Thane gives children room. The buses arrive together, so three hundred people want water and snacks in the same ten minutes. Have two counters open before the first bus parks.',
        'Exhibition halls in Goregaon and Vashi fix the hours for unloading, often the night before. Hotels serve their own food, with rare exceptions.',
      ],
    },
    {
      heading: 'An evening programme, as guests feel it',
      blocks: [
        {
          text: 'Guests come from their desks at 6 pm and last ate at 1 pm. Serve something filling in the first 15 minutes, before the welcome speech: rolls, cutlets, small vada pav, tea.',
          source: 'planning',
        },
        'Programmes run over. Ask the anchor which item comes before dinner, and when that item starts, call the captain of the serving team. Kadai dishes and pulao hold in a chafing dish while the chairman thanks everybody. Starters that were fried too early do not.',
        'On a weekday, have dinner over by ten. A colleague from Badlapur has a ninety-minute journey and an early shift.',
        'Pangat neither serves nor arranges alcohol. If your company runs a licensed bar, its staff and licence are a separate matter. Tell the caterer where the bar is, so that starters reach that corner too.',
      ],
    },
    {
      heading: 'Who has to approve it inside the company',
      blocks: [
        'Approvals can take longer than the menu. Ask these people in the first week.',
        {
          list: [
            'Budget holder: the amount on the bill, with extra hours and GST in it',
            'Finance: which card or account pays online, and the exact legal name and GSTIN for the bill',
            'Facilities: serving area, power for warmers, cleaners after office hours',
            'Security: names of the team, vehicle numbers, and photography rules that also apply to them',
            'The speaker’s office: a serving time that does not move with every new slide',
          ],
        },
        'Many companies pay only vendors on their own list, with thirty days of credit. Bookings here are paid before the event. If that needs an exception, request it before you promise anyone a menu.',
      ],
    },
  ],
  menus: [
    {
      title: 'A festive lunch without meat',
      about: 'One vegetarian buffet for all floors, with a sweet that belongs to the festival.',
      people: '100+',
      diet: 'veg',
    },
    {
      title: 'An annual dinner for a mixed hall',
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
    'Settle who pays online, and with whose card',
    'Walk from the unloading bay to the serving point with a trolley',
    'Agree with the anchor who calls the captain before dinner',
    'Reserve a table for musicians, drivers and the camera crew',
    'Keep the hall for half an hour after dessert for clearing',
    'Print labels with the veg mark and the word egg where it applies',
  ],
  plan: [
    { daysBefore: 45, todo: 'Get date, format and budget approved. Ask the venue about outside food.' },
    { daysBefore: 30, todo: 'Compare up to {compared} caterers by capacity, notice and menu.' },
    { daysBefore: 20, todo: 'Book with the legal company name, the GSTIN and the extra hours.' },
    { daysBefore: 10, todo: 'Ask teams for numbers by diet. For a family day, ask for children by age.' },
    { daysBefore: 4, todo: 'Enter the final split on the booking. Send passes and vehicle numbers to security.' },
    { daysBefore: 1, todo: 'Go through the agenda on the phone with the captain, minute by minute.' },
    { daysBefore: 0, todo: 'Taste the starters before doors open, and be reachable until the last trolley has left.' },
  ],
  questions: [
    {
      question: 'Can we book a breakfast for twenty people?',
      answer:
        'Yes. Small packages start at {minGuests} guests. Choose a serving time in the morning and ask the caterer which of their dishes suit it, because most menus are written for lunch and dinner.',
    },
    {
      question: 'How do we plan food for children at a family day?',
      answer:
        'Give them a low counter of their own, with two mild dishes, fruit and water. Open it an hour before the adults’ lunch. Every child who eats is one guest on the booking.',
    },
    {
      question: 'Do waiters stay until the programme is over?',
      answer:
        'The team serves for {includedHours} hours as part of a package. Add hours for a longer programme when you book. Packed boxes arrive without a serving team.',
    },
    {
      question: 'Can several departments share the bill?',
      answer:
        'One booking has one bill and one invoice. For separate cost centres, make separate bookings with their own numbers, all for the same hour.',
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
    text: 'Set venue, date and head count, and see which caterers are free that day. The bill is ready for the budget holder before you pay.',
  },
}
