import type { Post } from '../../post.ts'

export const topCaterersInGoregaon: Post = {
  slug: 'top-caterers-in-goregaon',
  title: 'Top caterers in Goregaon for crews and crowds',
  description:
    'NESCO halls, Film City call times, Gokuldham clubhouses, a sadya in Bangur Nagar: how to choose a caterer in Goregaon by gate, hour and number.',
  heading: 'Top caterers in Goregaon, by gate and hour',
  lead: 'Exhibition halls, film sets and housing colonies share Goregaon. At the first two a caterer has to pass a gate on time before anyone can eat.',
  pictureAlt: 'A Kathiyawadi thali with jalebi and dhokla, a pair of tabla and dandiya sticks',
  summary:
    'Crew breakfasts at dawn, stalls at NESCO, office towers and family halls: what a good caterer in Goregaon has to be good at.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-27',
  picture: 'cultural-events',
  facts: [
    { label: 'Trains', value: { text: 'Western line, and the last stop of the Harbour line', source: 'railways' } },
    { label: 'NESCO by rail', value: { text: 'Ram Mandir station, 0.6 km in a straight line', source: 'geography' } },
    { label: 'Notice', value: 'From {largeGuests} guests, {largeNotice} days at least' },
    { label: 'Gates', value: 'NESCO and Film City check every vehicle' },
  ],
  sections: [
    {
      heading: 'Capacity is not a rank',
      blocks: [
        'A caterer’s card shows the maximum number of guests they take in one day. This is a limit and says nothing about quality. A caterer who takes eight hundred may not want sixty, and one who stops at a hundred and fifty may be just right.',
        'So choose your range of guests before you compare. With a venue entered, the closest caterers are first. Cards marked “Featured” were selected by Pangat. They lead only in a list without a place, followed by the best rated. Read more under [how caterers are ranked](/how-we-rank-caterers).',
      ],
    },
    {
      heading: 'NESCO and the highway offices',
      blocks: [
        {
          text: 'The Bombay Exhibition Centre is about 0.6 km from Ram Mandir station and 1.5 km from Goregaon’s. Tell your guests and helpers to get off at Ram Mandir. The service road of the highway is jammed on exhibition days.',
          source: 'geography',
        },
        'Exhibitors feed two groups. Stall staff need a box they can eat behind a panel in ten minutes, at twelve, before visitors are hungry. Buyers in a meeting corner get a small tray with tea. The halls have their own caterers and rules for outside food, so ask the organiser’s service desk for the form weeks ahead, and for the entry hours of vehicles.',
        'Offices around it and near Oberoi Mall have a loading bay and want the names of the staff beforehand. During a big fair, add half an hour to the same drive.',
      ],
    },
    {
      heading: 'Film City and Aarey',
      blocks: [
        'A unit eats by call time. Tea and a heavy breakfast at six, lunch when the director breaks, snacks at five, and a dinner if the shift is extended. Take the number of plates from the call sheet, and include drivers and spot boys. There is hardly a place on the hill where they could eat instead.',
        {
          list: [
            'Vehicle and staff names go to the studio’s gate the day before',
            'Give the floor or the outdoor location, and a production phone that is answered',
            'For an outdoor set bring a canopy, lights and drinking water',
            'Keep veg and non-veg in separate lines, each with its own servers',
            'Carry all waste down again, because leopards and monkeys come to open bins',
          ],
        },
        'Aarey Colony is green land with few lit roads. For a picnic or a school outing there, ask for permission, and plan without fire. Choose cold or packed food, and leave before dark. The Aarey road to Powai and Marol looks short on the map. It can be slow or restricted, so ask the driver.',
      ],
    },
    {
      heading: 'Colonies on both sides',
      blocks: [
        {
          table: {
            caption: 'Who lives where, and what is on the table',
            columns: ['Colony', 'Tables', 'Hall or ground'],
            rows: [
              ['Gokuldham, Yashodham', 'Gujarati, Punjabi, Maharashtrian', 'Clubhouses and a temple hall'],
              ['Dindoshi, Nagari Nivara', 'Maharashtrian, coastal fish', 'Society halls, mandal pandals'],
              ['Jawahar Nagar', 'Gujarati, Jain, Marwari', 'Community halls near S.V. Road'],
              ['Motilal Nagar', 'Maharashtrian, old families', 'Open space between the blocks'],
              ['Bangur Nagar', 'Malayali, Tamil, Bengali, North Indian', 'Podiums, temple events'],
              ['Siddharth Nagar', 'Mixed', 'Prabodhan Krida Bhavan nearby'],
            ],
            source: 'planning',
          },
        },
        'Around Bangur Nagar’s Ayyappa temple, hosts ask for a sadya. For Onam or Vishu that is a leaf meal with two dozen items, served in a fixed order by noon. It needs servers who know the order, so ask who they are, and ask for the list of items.',
        'In Jawahar Nagar many families want a Jain-only or pure veg kitchen. In Gokuldham an entire complex eats together at Ganpati and Navratri, and the menu runs from pani puri to a Punjabi buffet.',
      ],
    },
    {
      heading: 'Across the line and off the highway',
      blocks: [
        'Two long flyovers join S.V. Road with the highway, one towards Ram Mandir and one north of the station. Ask the caterer which one they would use. The Goregaon–Mulund Link Road has been a construction site at Dindoshi for years, so turning there takes long in the evening.',
        'From the south, caterers in Jogeshwari and Oshiwara reach Goregaon West by Link Road. From the north, so do those in Malad West. For Gokuldham and Film City choose a caterer on the highway side, even if they are a little further away. Keep the tempo away from M.G. Road and the station market.',
      ],
    },
    {
      heading: 'Choosing for a big number',
      blocks: [
        'Above three hundred guests, read the reviews and then check more. The calendar shows whether the caterer has room on your date. Ask what they cook on site and what arrives ready. Ask how many lines they set, in which direction people walk, and where the used plates go.',
        'Above {hugeAbove} guests caterers need at least {hugeNotice} days’ notice. For a date in January, book much earlier. For shows and community programmes, our page on [cultural events](/services/cultural-events) has timings. For prize nights at a hotel or hall, see [award ceremonies](/services/award-ceremonies).',
      ],
    },
  ],
  menus: [
    {
      title: 'A crew lunch',
      about: 'Plain, filling and fast, for more than a hundred people who have thirty minutes.',
      people: '100+',
    },
    {
      title: 'Boxes for an exhibition stall',
      about: 'Closed meals for staff who cannot leave their counter.',
      people: '10-25',
      packed: true,
    },
    {
      title: 'A South Indian meal for a colony',
      about: 'For Onam, Pongal or a temple day, from caterers who cook South Indian food.',
      people: '50-100',
      cuisine: 'South Indian',
    },
  ],
  checklist: [
    'Ask the organiser or studio for the outside-food form',
    'Send vehicle and staff names by the evening before',
    'Name Ram Mandir station to guests of NESCO',
    'Count plates from the call sheet, not from memory',
    'Book extra service hours if the shift may be extended',
    'In Aarey plan without fire, and keep the bins closed',
    'Check the caterer’s free capacity on the date',
  ],
  plan: [
    { daysBefore: 35, todo: 'Ask the venue for its rules about outside food.' },
    { daysBefore: 21, todo: 'Narrow by number and date, then call two caterers.' },
    { daysBefore: 14, todo: 'Book each meal of the day with its own hour.' },
    { daysBefore: 5, todo: 'Fill in the gate forms for tempo and staff.' },
    { daysBefore: 2, todo: 'Match plates with the call sheet or the stall roster.' },
    { daysBefore: 1, todo: 'Send the location pin and the production phone.' },
    { daysBefore: 0, todo: 'Have someone at the gate an hour before the meal.' },
  ],
  questions: [
    {
      question: 'May exhibitors bring outside food to NESCO?',
      answer:
        'It depends on the fair and the hall. Ask the organiser’s service desk in writing, and ask which gate and which hours are for deliveries. Packed boxes for staff are the easier request.',
    },
    {
      question: 'Who caters film shoots at Film City?',
      answer:
        'Search for Film City as the place and choose the size of your unit. Then ask about early mornings, since not every caterer starts cooking at three.',
    },
    {
      question: 'Can breakfast, lunch and snacks be one booking?',
      answer:
        'No, each meal is its own booking with its hour and menu. Place them one after the other with the same caterer, as long as the day has capacity for all.',
    },
    {
      question: 'Which side is better for a family function, east or west?',
      answer:
        'Take the side where most of the elders live. Community halls near S.V. Road are close to the station. Clubhouses in the east have more parking. Caterers come to both.',
    },
    {
      question: 'How long do caterers need for 500 guests in Goregaon?',
      answer:
        'At least {hugeNotice} days. Allow six weeks for a winter weekend, as only a few caterers have that capacity and it is shared with weddings.',
    },
  ],
  event: { people: '100+', place: 'Goregaon, Mumbai' },
  related: ['cultural-events', 'award-ceremonies', 'top-caterers-in-malad', 'corporate-caterers-mumbai'],
  next: {
    heading: 'Match caterers to your number',
    text: 'Enter the gate or the colony in Goregaon, the date and the plates. The list keeps those who have room.',
  },
}
