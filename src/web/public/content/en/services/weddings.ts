import type { Service } from '../../service.ts'

export const weddings: Service = {
  slug: 'weddings',
  name: 'Weddings',
  title: 'Wedding catering in Mumbai, function by function',
  description:
    'Haldi breakfast, sangeet, muhurat lunch and reception: what each one needs, what Mumbai halls ask of a caterer, and how to count guests from the cards.',
  heading: 'Wedding catering for every function of the week',
  lead: 'A Mumbai wedding is rarely one meal. Plan each of them here, with the hall’s rules and a head count that both families accept.',
  pictureAlt: 'A thali with diyas and marigolds around it, gulab jamun, kaju katli and veg biryani at the sides',
  summary: 'Haldi breakfast, sangeet, muhurat lunch, reception: one plan for all the meals of a wedding.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Meals to plan', value: { text: '3–5, over two or three days', source: 'planning' } },
    { label: 'Dates that fill first', value: 'Sundays and muhurat days from Tulsi Vivah until the end of May' },
    { label: 'First question to the hall', value: 'May an outside caterer cook here, and for what fee?' },
    {
      label: 'Notice for large numbers',
      value: '{largeNotice} days from {largeGuests} guests, {hugeNotice} days above {hugeAbove}',
    },
  ],
  sections: [
    {
      heading: 'Each function has its own crowd',
      blocks: [
        'The sangeet crowd is young and dances until late. The muhurat crowd is family and leaves after lunch. The reception brings colleagues, neighbours and business friends of both families. Only the closest relatives attend all of them.',
        {
          table: {
            caption: 'Meals of a typical wedding',
            columns: ['Function', 'Guests', 'What they eat', 'How it is served'],
            rows: [
              ['Mehendi at home', '30–50', 'Chaat, sandwiches, tea', 'Boxes or a small buffet'],
              ['Haldi morning', '40–60', 'Poha, kachori, jalebi', 'Early buffet'],
              ['Sangeet', '100–200', 'Starters, a short dinner', 'Counters and one buffet'],
              ['Muhurat', '150–300', 'Traditional lunch', 'Rows or buffet'],
              ['Reception', '250–600', 'Starters, dinner, two sweets', 'Several lines'],
            ],
            source: 'planning',
          },
        },
        'Make one booking for each meal, even for two meals on one day from the same caterer. For the haldi, a smaller caterer near the house is often the better choice. Caterers with a large reception that day are busy all morning.',
      ],
    },
    {
      heading: 'The food that relatives will judge',
      blocks: [
        'Relatives first judge the dishes that they cook at home. Name your community and region in your first message to the caterer.',
        {
          list: [
            'Maharashtrian: masale bhaat, mattha, jalebi and aluchi bhaji, served in pangat rows, with seconds offered',
            'Gujarati and Jain: a counter that opens well before sunset, because many elders do not eat later',
            'Punjabi and Sindhi: rich dal, paneer, breads hot from the tandoor, kulfi at the end',
            'Tamil and Telugu: idli and filter coffee at dawn, then the meal on a banana leaf by eleven',
            'Muslim families: biryani and korma for the walima. Ask the caterer to confirm halal meat in the messages.',
            'East Indian and Goan: fugias, sorpotel or a roast, and pulao, in a parish hall or a gymkhana',
          ],
        },
        'When two communities marry, give each side one dish of its own. A half-and-half menu pleases neither family.',
      ],
    },
    {
      heading: 'Read the hall’s rules before you pay its rent',
      blocks: [
        'Some banquet halls cook everything themselves. Some have a fixed panel of caterers. Others let you bring your own and charge a fee per plate, called royalty. Trust halls and old community wadis are often less strict. Ask this first, because it decides which caterers you can book.',
        {
          list: [
            'What time the caterer can enter, and when the next party’s decorator comes in',
            'Where cooking is allowed, and whether there is water and a drain',
            'Whether gas cylinders and a coal tandoor may be used, and on which floor',
            'Where the tempo unloads. In the lanes of Girgaon and Dadar that may be a street away.',
            'How much power is left for food warmers after lights and sound',
            { text: 'On an open lawn, loudspeakers must stop at 10 pm', source: 'noise' },
          ],
        },
      ],
    },
    {
      heading: 'From wedding cards to plates',
      blocks: [
        'A card that says ‘with family’ can mean one guest or six. Sit down with one person from each side and write a number next to every name.',
        {
          text: 'As a guide, count nearly all outstation relatives, 8 of 10 relatives in the city, and 6 of 10 neighbours and colleagues. Fewer colleagues come to a weekday muhurat.',
          source: 'planning',
        },
        'Then add the crew: photographers, musicians, make-up artists, decorators, drivers. They eat at odd hours. Packed thalis suit them and keep the guests’ line short.',
        'Book the lower number. With most caterers you can add plates until {changeHours} hours before, if they still have capacity that day.',
      ],
    },
    {
      heading: 'Muhurat, stage photos and the last local',
      blocks: [
        'The baraat and the photographs delay wedding meals. Ask the priest for the serving time, and ignore the time on the card.',
        'At the reception, open dinner while the line for the stage is still long. Guests with a train to Virar or Kalyan can then eat first and still greet the couple. If the buffet opens after ten, they leave hungry.',
        'Every package with service includes {includedHours} hours. A reception for five hundred usually needs one or two more, at {extraHour} per hour. Add them when you book.',
      ],
    },
  ],
  menus: [
    {
      title: 'Muhurat lunch, Maharashtrian style',
      about: 'For the family meal right after the ceremony, when most guests sit together and expect seconds.',
      people: '100+',
      diet: 'veg',
      cuisine: 'Maharashtrian',
    },
    {
      title: 'Reception buffet for both families',
      about: 'Starters and a long table for relatives, neighbours and colleagues who arrive over two hours.',
      people: '100+',
    },
    {
      title: 'Lunch at home after the haldi',
      about: 'A small menu for a house full of cousins, easy to serve on the terrace.',
      people: '25-50',
      diet: 'veg',
    },
  ],
  checklist: [
    'List all functions with date, place and hour before you search',
    'Get the hall’s answer about outside caterers in writing',
    'Write a head count next to each card, for both families',
    'Ask Jain elders at what time they want to eat',
    'Order the crew’s dinner separately from the guests’',
    'Name one relative per function who can decide for the family',
    'Show the caterer where the team can change, wash and eat',
  ],
  plan: [
    {
      daysBefore: 180,
      todo: 'Fix the muhurat and the hall. You can book up to {monthsAhead} months ahead, and December Sundays are taken early.',
    },
    {
      daysBefore: 90,
      todo: 'Choose the caterer for the largest meal first. Call {phone} for a tasting, and take one person from each family.',
    },
    { daysBefore: 45, todo: 'Book every meal, each with its own number of veg, Jain and non-veg guests.' },
    { daysBefore: 21, todo: 'Walk through the hall with the caterer: unloading, cooking, water, power, hand-wash.' },
    { daysBefore: 7, todo: 'Finalise the list with both families and update each booking.' },
    { daysBefore: 1, todo: 'Send all caterers one timetable, with a phone number that someone answers at midnight.' },
    { daysBefore: 0, todo: 'Have the couple and both sets of parents eat in a side room before the stage fills.' },
  ],
  questions: [
    {
      question: 'Will a hall in Mumbai let us bring our own caterer?',
      answer:
        'It depends on the hall. Hotels and many banquet halls serve only their own food or that of a panel. Trust halls, society grounds and wadis usually agree, some of them for a fee per plate.',
    },
    {
      question: 'Can one caterer cook for 600 wedding guests?',
      answer:
        'Yes, if their capacity allows it. Each card shows the maximum. The bill tells you if that many plates are still free on your day.',
    },
    {
      question: 'Do we pay an advance now and the rest after the wedding?',
      answer:
        'No. You pay for each meal online and in full when you book. If the caterer declines or cancels, even months later, you get a full refund.',
    },
    {
      question: 'How are Jain guests served at a non-veg reception?',
      answer:
        'With dishes of their own, from a caterer with a Jain menu. Enter their number on the bill. In the note, ask for separate spoons and for a counter away from the grill.',
    },
    {
      question: 'What about plates of guests who do not turn up?',
      answer:
        'You pay for them, because they are cooked. So book a low number and add guests late. Bring boxes for relatives, and agree beforehand which charity collects what is left.',
    },
    {
      question: 'Can you help us find a caterer for a large wedding?',
      answer: {
        text: 'Yes. Describe the functions on our [wedding enquiry page](/wedding-catering-services), or call {phone} between 9 am and 9 pm.',
        source: 'rules',
      },
    },
  ],
  event: { occasion: 'wedding', people: '100+', kind: 'buffet' },
  related: ['engagement-ceremonies', 'religious-functions', 'wedding-caterers-in-andheri'],
  next: {
    heading: 'Start with the largest meal',
    text: 'Search with the hall, the date and the head count of the reception. Then repeat the search for the smaller functions.',
  },
}
