import type { Service } from '../../service.ts'

export const cocktailParties: Service = {
  slug: 'cocktail-parties',
  name: 'Cocktail parties',
  title: 'Cocktail party food: bites by the hour in Mumbai',
  description:
    'Finger food for a cocktail evening in Mumbai with your own licensed bar: pieces per guest by the hour, mocktails, Jain and veg trays, terrace and club rules.',
  heading: 'What to serve at a cocktail party with your own bar',
  lead: 'You arrange the bar, the caterer arranges what people eat with it. Here is how many pieces to order, when each tray should leave the kitchen, and what to settle with the club or the society.',
  pictureAlt: 'Three bright mocktails on a brass tray among falafel, bruschetta, malai tikka and candles',
  summary: 'Passed snacks, grazing tables and mocktails for an evening on your feet. You arrange the bar.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Alcohol', value: 'Neither served nor arranged through Pangat' },
    { label: 'Bites', value: { text: '12 pieces per guest for three hours, 8 if dinner follows', source: 'portions' } },
    { label: 'Starts', value: { text: 'On the card 8 pm, in earnest 9 pm', source: 'planning' } },
    { label: 'Last thing', value: 'A small hot dish before people go home' },
  ],
  sections: [
    {
      heading: 'Who pours and who feeds',
      blocks: [
        'Caterers on Pangat cook and serve food. They bring no alcohol, they do not pour it and they do not buy it for you. The bartender, the glasses, the ice for drinks and the permission are for you or your club to arrange.',
        'Permission for a private party depends on the place. A permit room or a club may have its own licence, a banquet hall often asks for a one-day one in the host’s name, and some societies forbid drinks on common terraces altogether. Ask the venue, then the state excise office if the venue sends you there. Check also that your date is not a dry day. Children and teenagers get their drinks from another table.',
        'Draw the room with two points far apart, the bar at one end and the food at the other. Where both share a table, the first arrivals close it for the rest of the evening.',
      ],
    },
    {
      heading: 'Count pieces, not plates',
      blocks: [
        'Guests hold a glass, so make everything a bite or two, dry to the touch, with a stick or a spoon. Guests eat fast in the first hour and forget the trays in the third.',
        {
          table: {
            caption: 'A guide to pieces for 60 guests who get no dinner after it',
            columns: ['Hour', 'Per guest', 'For 60', 'Of which vegetarian'],
            rows: [
              ['8–9 pm', '5 pieces', '300', '180'],
              ['9–10 pm', '4 pieces', '240', '140'],
              ['10–11 pm', '3 pieces', '180', '100'],
              ['Late dish', '1 small bowl', '60', '40'],
              ['Dessert', '2 bites', '120', '120'],
            ],
            source: 'portions',
          },
        },
        { text: 'With a buffet dinner to follow, 8 pieces per guest are enough for the evening.', source: 'portions' },
        'Packages are priced per plate with a number of starters to choose, so pick one with many starters and few mains, and tell the caterer how the evening runs.',
      ],
    },
    {
      heading: 'Trays in the right order',
      blocks: [
        {
          list: [
            'First out: something salty and fried for those who came from work, such as corn tikki, prawn koliwada or chilli cheese toast',
            'Then the grill: paneer, malai broccoli, chicken and fish tikka, boneless, on short sticks',
            'Around ten: dim sum, mini vada pav, kathi rolls cut in two, hummus and falafel',
            'Near the end: a bowl of khichdi, Thai curry and rice or pav bhaji',
            'To close: kulfi slices, phirni in small cups, chocolate on a stick',
          ],
        },
        'Let vegetarian and non-vegetarian trays go out in turn and in dishes of two colours. Many guests here eat meat only on some days, and in the dim light of a lounge nobody can tell a soya chaap from a chicken one. The server must be able to say it without asking.',
        'Jain guests often find little on the trays. Order three bites for them, such as paneer with capsicum, corn in a cup and dhokla, and have the plate brought to them.',
      ],
    },
    {
      heading: 'Drinks for those who drive or do not drink',
      blocks: [
        'Many guests drink no alcohol: elders, Jains, expecting mothers, drivers, people on a Tuesday fast. One jug of cola is not enough for them.',
        {
          text: 'Ask the caterer for two mocktails and one hot drink. Kokum with jeera, guava with chilli, or a jaljeera with boondi go with fried food better than syrup does. Plan 3 glasses per person who does not drink, 1 for all others, and 1 litre of water each.',
          source: 'planning',
        },
        'Keep mocktails on the caterer’s table and out of the bar queue, in another shape of glass. Have coffee ready at half past ten, and guests will know that the evening is ending.',
      ],
    },
    {
      heading: 'Terrace, club lounge or your living room',
      blocks: [
        {
          list: [
            'Terrace: frying needs cover from wind and a fire extinguisher. Ask the society about flame, glass and guests from outside',
            {
              text: 'Terrace after ten: loudspeakers outdoors are off from 10 pm to 6 am, so move the music inside',
              source: 'noise',
            },
            'Club: outside caterers are rarely allowed in the lounge, sometimes on the lawn, and against a fee',
            'Flat: a kitchen of the usual size fits two cooks. Choose bites that need only an oven and one pan',
            'Gallery or shop: cold bites only, served in the middle of the room',
          ],
        },
        {
          text: 'Give the servers a place to put used glasses and sticks at every 8 metres. Otherwise both end up in the plant pots. One server for 20 to 25 guests keeps the trays in motion. Chairs for a third of the guests are enough, and elders should find them free.',
          source: 'planning',
        },
      ],
    },
  ],
  menus: [
    {
      title: 'Bites from several cuisines',
      about: 'A long list of starters, hot and cold, for guests who never sit down.',
      people: '50-100',
    },
    {
      title: 'A mezze table to graze from',
      about: 'Hummus, falafel, pita and grilled skewers that are still good in the second hour.',
      people: '25-50',
      cuisine: 'Lebanese',
    },
    {
      title: 'All vegetarian, nothing missed',
      about:
        'For a family evening before a wedding or a business party where everyone must be able to take from any tray.',
      people: '50-100',
      diet: 'veg',
    },
  ],
  checklist: [
    'Ask the venue which licence it needs for your bar, and who applies',
    'Check the calendar for a dry day',
    'Choose a package by its number of starters',
    'Place bar and food at opposite ends',
    'Name dishes for veg, Jain and non-veg trays in advance',
    'Provide ice for food and for drinks in separate tubs',
    'Book cabs or drivers for the end of the evening',
    'Plan dinner for bartender, DJ and drivers',
  ],
  plan: [
    { daysBefore: 27, todo: 'Settle the venue and apply for what the bar needs. Licences take longer than food.' },
    { daysBefore: 17, todo: 'Read starters on caterers’ pages, and save three caterers to your shortlist.' },
    { daysBefore: 13, todo: 'Book with guests by diet, and write the running order into the note.' },
    { daysBefore: 5, todo: 'Hire glasses and a bartender. Tell both sides where the other sets up.' },
    { daysBefore: 2, todo: 'Message the final order of the trays and the hour of the late dish.' },
    { daysBefore: 0, todo: 'Start the first tray when the tenth guest is in, not by the clock.' },
    { daysBefore: -1, todo: 'Return glasses, and note which tray was empty first.' },
  ],
  questions: [
    {
      question: 'Can I order alcohol or a bartender on Pangat?',
      answer:
        'No. Pangat is for food and its service. Drinks with alcohol, the licence and the person who pours are arranged by you or your venue.',
    },
    {
      question: 'How many different bites should we choose?',
      answer: {
        text: 'Eight for 60 guests is plenty: five vegetarian and three with meat or fish. With twelve kinds nobody gets all of them, and trays go out more slowly.',
        source: 'planning',
      },
    },
    {
      question: 'Are servers with trays included?',
      answer:
        'A package includes people who serve for {includedHours} hours. Trays carried around need more hands than a buffet. Message the caterer with the layout, so that they can tell you what they will bring.',
    },
    {
      question: 'Is a cocktail dinner before a wedding different?',
      answer:
        'Yes, longer and hungrier. Three generations come, many from out of town, and dinner is expected. The smaller number of pieces and a full vegetarian buffet suit that night. See also [engagement ceremonies](/services/engagement-ceremonies).',
    },
    {
      question: 'Do mocktails cost extra?',
      answer:
        'It depends on the package. Many of the larger ones let you choose a drink within the price, others offer it as an extra dish. The bill lists what is added, before you pay.',
    },
    {
      question: 'Can the party run until one in the morning?',
      answer:
        'As far as food goes, yes: add hours to the booking at {extraHour} per hour. The venue, the neighbours and your bar’s permission usually end it sooner.',
    },
  ],
  event: { occasion: 'party', people: '50-100' },
  related: ['product-launches', 'engagement-ceremonies', 'birthday-parties'],
  next: {
    heading: 'Read the starters before anything else',
    text: 'Set date and place, open a few caterers, and go straight to starters and live counters. That is where they differ.',
  },
}
