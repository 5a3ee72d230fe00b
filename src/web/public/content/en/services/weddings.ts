import type { Service } from '../../service.ts'

export const weddings: Service = {
  slug: 'weddings',
  name: 'Weddings',
  title: 'Wedding catering in Mumbai, function by function',
  description:
    'Haldi breakfast, sangeet, muhurat lunch and reception: what each one needs, what Mumbai halls ask of a caterer, and how to count guests from the cards.',
  heading: 'Wedding catering for every function of the week',
  lead: 'A Mumbai wedding is rarely one meal. This page helps you plan each of them, talk to the hall, and settle a number that both families accept.',
  pictureAlt: 'A thali with diyas and marigolds around it, gulab jamun, kaju katli and veg biryani at the sides',
  summary: 'Haldi breakfast, sangeet, muhurat lunch, reception: one plan for all the meals of a wedding.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Meals to plan', value: { text: '3–5, over two or three days', source: 'planning' } },
    { label: 'Dates that fill first', value: 'Sundays and muhurat days from Tulsi Vivah until the end of May' },
    { label: 'First question to the hall', value: 'Whether outside caterers may cook there, and for what fee' },
    {
      label: 'Notice for large numbers',
      value: '{largeNotice} days from {largeGuests} guests, {hugeNotice} days from {hugeGuests} guests',
    },
  ],
  sections: [
    {
      heading: 'Each function has its own crowd',
      blocks: [
        'The sangeet crowd is young and dances until late. The muhurat crowd is family and leaves after lunch. The reception brings the office, the building and business friends of both families. Only the closest relatives eat at all of them.',
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
        'Place one booking for each meal. Two meals on the same day are two bookings with two serving times, even with the same caterer. For the haldi, a smaller caterer near the house is often the better choice. A caterer with a reception for hundreds is busy that morning.',
      ],
    },
    {
      heading: 'The food that relatives will judge',
      blocks: [
        'Relatives notice first whether the dishes of their own community taste as they do at home. Name your community, and your region too, in the first message to the caterer.',
        {
          list: [
            'Maharashtrian: masale bhaat, mattha, jalebi and aluchi bhaji, served in pangat rows with someone to offer seconds',
            'Gujarati and Jain: a counter that opens before sunset, because many elders eat nothing after it',
            'Punjabi and Sindhi: rich dal, paneer, breads from a tandoor near the table, kulfi at the end',
            'Tamil and Telugu: idli and filter coffee at dawn, then the meal on a banana leaf by eleven',
            'Muslim families: biryani and korma for the walima, with the caterer’s confirmation of halal meat in the messages',
            'East Indian and Goan: fugias, sorpotel or a roast, and pulao, in a parish hall or a gymkhana',
          ],
        },
        'Where two communities marry, give each side one dish that is fully its own. A menu with half of everything suits neither family.',
      ],
    },
    {
      heading: 'Read the hall’s rules before you pay its rent',
      blocks: [
        'Some banquet halls cook everything themselves. Some have a panel of caterers. Some let you bring your own and charge a fee per plate, which managers call royalty. Trust halls and old community wadis are often less strict. Get this answer first. It decides which caterers you can book at all.',
        {
          list: [
            'From which hour the caterer can enter, and when the next party’s decorator takes over',
            'Where cooking is allowed, and whether that place has water and a drain',
            'Whether gas cylinders and a coal tandoor may be used, and on which floor',
            'Where the tempo unloads. In the lanes of Girgaon and Dadar that may be a street away.',
            'How much electric load is left for warmers after the lights and the sound',
            { text: 'A sangeet on an open lawn has to stop its loudspeakers at 10 pm', source: 'noise' },
          ],
        },
      ],
    },
    {
      heading: 'From wedding cards to plates',
      blocks: [
        'A card that says ‘with family’ can mean one guest or six. Sit down with one person from each side and write a number next to every name.',
        {
          text: 'As a guide, nearly all relatives who travel will come, about 8 of 10 relatives in the city, and about 6 of 10 neighbours and colleagues. A weekday muhurat lowers the last group further.',
          source: 'planning',
        },
        'Then add the people who work that night: photographers, musicians, make-up artists, decorators, drivers. They eat at another hour. Packed thalis, from {minPacked} upwards, are fair to them and keep the guests’ line short.',
        'Book the careful number, not the hopeful one. With most caterers you can add plates until {changeHours} hours before, as long as they have capacity left on that date.',
      ],
    },
    {
      heading: 'Muhurat, stage photos and the last local',
      blocks: [
        'The baraat and the photographs make wedding meals late. Set the serving time by the priest’s hour, not by the hour printed on the card.',
        'At the reception, open dinner while the line for the stage is still long. Guests who travel home to Virar or Kalyan eat first, greet the couple and leave in peace. If the buffet opens after ten, they leave hungry.',
        'Every package with service has {includedHours} hours in its price. A reception of five hundred usually needs one or two more, at {extraHour} per hour. Add them while you book, when nobody is tired yet.',
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
      about: 'A small menu for a house full of cousins, easy to serve on the terrace after everyone has washed.',
      people: '25-50',
      diet: 'veg',
    },
  ],
  checklist: [
    'List all functions with date, place and hour before you search',
    'Get the hall’s answer about outside caterers in writing',
    'Put a head count next to each card, on both sides',
    'Ask Jain elders at what time they want to eat',
    'Order the crew’s dinner separately from the guests’',
    'Name one relative for each function who may decide for the family',
    'Show the caterer where the team can change, wash and eat',
  ],
  plan: [
    {
      daysBefore: 180,
      todo: 'Fix muhurat and hall. Dates can be booked up to {monthsAhead} months ahead, and December Sundays are taken early.',
    },
    {
      daysBefore: 90,
      todo: 'Choose the caterer of the largest meal first. Call {phone} to ask for a tasting, and take one person from each family along.',
    },
    { daysBefore: 45, todo: 'Book every meal, each with its own number of veg, Jain and non-veg guests.' },
    { daysBefore: 21, todo: 'Walk through the hall with the caterer: unloading, cooking, water, power, hand-wash.' },
    { daysBefore: 7, todo: 'Close the list with both families and correct each booking.' },
    { daysBefore: 1, todo: 'Send all caterers one timetable, with a phone number that is answered at midnight.' },
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
        'Yes, if their capacity for that date allows it. Each card shows the maximum. On the bill you can enter any number up to what is still free on your day.',
    },
    {
      question: 'Do we pay an advance now and the rest after the wedding?',
      answer:
        'No. Each meal is paid online in full when you book it. If the caterer declines, or cancels months later, all of it is refunded.',
    },
    {
      question: 'How are Jain guests served at a non-veg reception?',
      answer:
        'With dishes of their own, from a caterer who offers Jain food. Enter their number on the bill. In the note, ask for separate spoons and for a counter away from the grill.',
    },
    {
      question: 'What about plates of guests who do not turn up?',
      answer:
        'They are cooked and paid for. So keep the number low and add to it late. Bring boxes for relatives, and agree before the event which charity collects what is left.',
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
    text: 'Search with the hall, the date and the guests of the reception. Once that is settled, repeat the search for the smaller functions.',
  },
}
