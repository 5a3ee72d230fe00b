import type { Service } from '../../service.ts'

export const graduationParties: Service = {
  slug: 'graduation-parties',
  name: 'Graduation parties',
  title: 'Graduation party catering in Mumbai, rain or shine',
  description:
    'Results, convocations and farewells before studies abroad: food for hungry friends and proud relatives in Mumbai, monsoon plans, and counts without replies.',
  heading: 'Graduation catering for friends, family and rain',
  lead: 'Results are announced a day ahead, often in the rains, and students do not answer invitations. You can still feed everyone well.',
  pictureAlt: 'A graduation cap and a tied scroll among pizza, nachos, tacos and a mocktail',
  summary: 'Results, convocations and send-offs abroad: family at noon, friends at night.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Season', value: 'May to August for results and send-offs, winter for most convocations' },
    { label: 'Appetite', value: { text: 'Count 4 students as 5 guests', source: 'planning' } },
    { label: 'Biggest risk', value: 'A terrace party in July without a room below it' },
  ],
  sections: [
    {
      heading: 'Family lunch and friends’ night are two parties',
      blocks: [
        'Grandparents want to bless the graduate, see the certificate and eat a proper lunch. Friends want music, and food that is still coming at eleven. When both are squeezed into one evening, the relatives are tired by nine and the friends hungry again by ten.',
        'Split it. A vegetarian lunch for the family on Sunday, and on the Saturday before it a party for the batch. These are two small bookings, each with its own menu and its own number of guests.',
        'If it has to be one event, start at six. Serve relatives a full dinner at half past seven, and order one late counter for those who stay. The late counter costs extra hours of service, at {extraHour} each beyond the first {includedHours}.',
      ],
    },
    {
      heading: 'What students finish, and what is left over',
      blocks: [
        'They eat with one hand and never all at the same time. Food in single portions gets eaten, and food that needs a knife is left over.',
        {
          table: {
            caption: 'A guide for 40 students over one evening',
            columns: ['Dish', 'Each', 'For 40', 'Why it works'],
            rows: [
              ['Pav bhaji', '200 g, 2 pav', '8 kg, 80 pav', 'Stays hot on the tawa'],
              ['Hakka noodles', '180 g', '7.2 kg', 'Everyone takes some'],
              ['Frankie or roll', '2 pieces', '80 pieces', 'No plate needed'],
              ['Pizza', '2 pieces', '80 pieces', 'Late, when dancing stops'],
              ['Brownie or ice cream', '1', '40', 'Handed out, not displayed'],
            ],
            source: 'portions',
          },
        },
        'You do not need all five in full. Take three, and add a quarter to the portions above. Soups, salads with dressing and paneer in thick gravy come home with you. So do welcome drinks in fancy glasses. A cooler of nimbu pani has to be refilled.',
      ],
    },
    {
      heading: 'A count without replies',
      blocks: [
        'The invitation goes into a group with ninety members, and eleven of them react with a heart. Do not book for ninety or for eleven.',
        {
          list: [
            'Run a poll with three choices: coming, coming after eight, not coming',
            'Ask two close friends who in the group will really be there, hostel students included',
            'Add the plus-ones: in a college batch a few people always bring a flatmate',
            'Ask for diet in the same poll. Friends from the hostel may be vegetarian or Jain without ever having said so.',
            'Book the number you are sure of, then correct it when the poll closes',
          ],
        },
        {
          text: 'As a guide, 6 of 10 who say yes on a Friday will come, and 8 of 10 on a Saturday. Your parents’ friends reply, and they come when they said they would.',
          source: 'planning',
        },
      ],
    },
    {
      heading: 'June to August under a roof',
      blocks: [
        'University results and admissions fall into the rains, and those who study abroad fly out in August. Choose the place for the worst evening of the month.',
        {
          list: [
            'Terrace: only with a solid roof over the food. A tarpaulin fills with water and empties onto the counter.',
            'Clubhouse or community hall: ask about power backup, as feeders trip in heavy rain',
            'Sports turf with a canteen: fun for the batch, but check where burners may be lit and where plates can be put down',
            'At home: thirty students with wet shoes need a passage full of newspaper and two bathrooms',
          ],
        },
        'On days of high tide and heavy rain, low roads at Hindmata, Milan subway or the Andheri subway fill with water. Pick a caterer on your side of them, and ask the driver to start an hour early.',
        { text: 'If you have a speaker on an open terrace, it is off by 10 pm.', source: 'noise' },
      ],
    },
    {
      heading: 'Thank the people who taught',
      blocks: [
        'A box of snacks for the coaching class, the school office or the department’s laboratory is a good custom. Order {minPacked} or more packed boxes as a booking of their own, for the day you collect the certificate. Ask the office first at what hour the staff take tea, and whether security lets food in.',
        'For a class of fresh doctors or chartered accountants, several families may share one hall. One of them books. The others send their numbers by diet.',
      ],
    },
  ],
  menus: [
    {
      title: 'A night for the batch',
      about: 'Pizza, pasta and finger food for people who eat between two songs and return for more.',
      people: '25-50',
      cuisine: 'Italian',
    },
    {
      title: 'The blessing lunch',
      about: 'For grandparents and neighbours, vegetarian and seated, with a sweet for good news.',
      people: '25-50',
      diet: 'veg',
    },
    {
      title: 'One evening for both',
      about:
        'When hall and budget allow a single date: a dinner that satisfies the relatives and leaves room for a late counter.',
      people: '50-100',
    },
  ],
  checklist: [
    'Decide whether family and friends come on one day or on two',
    'Choose a place that works in heavy rain',
    'Close the poll with diets five days before',
    'Hire a cooler, or ask the caterer to fill one with nimbu pani',
    'Find parking for two-wheelers, and tell the watchman how many',
    'Hang a cloth where wet umbrellas can drip',
    'Arrange a lift home for those who miss the last train',
  ],
  plan: [
    { daysBefore: 16, todo: 'Once results or convocation dates are known, reserve a covered place.' },
    { daysBefore: 13, todo: 'Start the poll, and let grandparents choose the day of the lunch.' },
    { daysBefore: 10, todo: 'Read a few menus with the graduate. Book one meal or both.' },
    { daysBefore: 5, todo: 'Close the poll and adjust guests on the booking page.' },
    { daysBefore: 2, todo: 'Check the forecast and the tide. Move the food counter indoors if in doubt.' },
    { daysBefore: 0, todo: 'Put the first snacks out before the music. Keep a packed plate for the graduate.' },
  ],
  questions: [
    {
      question: 'How much more do students eat than other guests?',
      answer: {
        text: 'About a quarter more of the main dish, and less dessert. Book 25 plates for every 20 students, and keep to one sweet.',
        source: 'planning',
      },
    },
    {
      question: 'What happens to our booking if it pours?',
      answer:
        'The caterer comes if the road is open. Rain alone does not cancel a booking. If you call it off, the refund follows the terms on your bill, so plan a roof and not a cancellation.',
    },
    {
      question: 'Can the food stay until midnight?',
      answer:
        'Yes, if you book the hours for it. Ask your society until when the gate and the lift are open for the caterer’s vehicle. Cooked food should not be out all evening without a burner under it.',
    },
    {
      question: 'Results are not out yet. Should I book already?',
      answer:
        'Take the date of the convocation or the flight, which is known. For a party straight after results, look for a caterer with short notice and terms that refund everything until a few days before.',
    },
    {
      question: 'Do you serve alcohol for an adult party?',
      answer:
        'No. Pangat and the caterers’ packages are about food, water and soft drinks. Whether drinks are allowed depends on the place, the guests’ age and a licence, which are for you to settle.',
    },
  ],
  event: { people: '25-50' },
  related: ['school-college-functions', 'birthday-parties', 'party-caterers-mumbai'],
  next: {
    heading: 'Book dinner before the results',
    text: 'Search near the hall or the house, and sort by price if the graduate is paying. Each menu lists its dishes, and its price changes with your number of guests.',
  },
}
