import type { Post } from '../../post.ts'

export const topCaterersInMalad: Post = {
  slug: 'top-caterers-in-malad',
  title: 'Top caterers in Malad, from the hills to Madh',
  description:
    'Malad by road: Kurar, the subway, S.V. Road, Orlem, Mindspace and the long way to Madh. What each asks of a caterer, and how to pick one that arrives.',
  heading: 'Top caterers in Malad: pick by the road',
  lead: 'Malad reaches from the edge of the national park to the sea at Aksa and Madh. Choose a caterer by the road to your door, because a map hides how long it takes.',
  pictureAlt: 'Kebabs and glowing coals beside a salad and sandwiches on a picnic cloth',
  summary:
    'Which caterer for an Orlem Sunday, a Mindspace weekday or a Madh bungalow: roads, ferries, power and food that lasts.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-25',
  picture: 'outdoor-picnics-bbqs',
  facts: [
    { label: 'Nearest train', value: { text: 'Malad, on the Western line', source: 'railways' } },
    {
      label: 'Longest drive',
      value: { text: 'Madh, over 8 km from the station in a straight line', source: 'geography' },
    },
    { label: 'Trouble spot', value: 'The subway in heavy rain' },
    { label: 'On the beach side', value: 'Bring water, ice and a torch' },
  ],
  sections: [
    {
      heading: 'Distance on the card, time on the road',
      blocks: [
        'Our list puts the caterer nearest to your venue first. Nearest means on the map, in a straight line. In Malad the straight line can cross a creek, the railway and a crowded market road, so check the way there as well.',
        {
          table: {
            caption: 'From Malad station, in a straight line and by road',
            columns: ['Place', 'Straight line', 'The way there'],
            rows: [
              ['Orlem', '1.3 km', 'Marve Road, slow at the church on Sundays'],
              ['Mindspace', '1.6 km', 'Link Road, gates and basements'],
              ['Malvani', '3.1 km', 'Marve Road past Mith Chowki'],
              ['Marve', '5.3 km', 'The same road to its end'],
              ['Aksa', '5.7 km', 'Past Marve, weekend traffic of the beach'],
              ['Madh', '8.2 km', 'A single road all the way'],
            ],
            source: 'geography',
          },
        },
        'No list can show whether a caterer has delivered on your road before, so ask. Search the reviews for Madh or Aksa too. When you enter no place, featured caterers and good ratings come first, as the page on [ranking](/how-we-rank-caterers) says.',
      ],
    },
    {
      heading: 'East of the line',
      blocks: [
        'Malad East has the older Gujarati and Marwari lanes around Daftary Road and Rani Sati Marg, the busy market of Kurar towards the highway, and new towers on the slope near Dindoshi. Marwari hosts order gatte, ker sangri, dal baati and churma. In Kurar, Maharashtrian and North Indian families often have a long guest list and a small hall, so they feed people in batches.',
        'Rickshaws block the station side, so ask the caterer to come from the highway. To cross from the west a tempo takes the subway, or goes around by the bridges in Goregaon and Kandivali. The subway floods in July. If your caterer is on the other side, ask for an earlier arrival.',
      ],
    },
    {
      heading: 'Orlem, Evershine and Liberty Garden',
      blocks: [
        'In Orlem a christening or a silver jubilee follows Mass, so lunch is at one and guests stay until four. Catholic families order Goan, East Indian and Mangalorean dishes, with a roast, pulao, cutlets and a fish starter. Some lanes between the bungalows are too narrow for a large tempo, so measure yours.',
        'Evershine Nagar and the towers behind Inorbit have clubhouses with printed rules: no open flame, guests’ cars outside, music off at ten. Liberty Garden and the S.V. Road side are denser and older. Where there is no lift, packed thalis are easier to carry to the third floor than a buffet.',
        'In Malvani and parts of Malad West many hosts want halal meat and a biryani in the deg. The menu may not say whether the meat is halal, so ask on the caterer’s page before you book.',
      ],
    },
    {
      heading: 'A weekday at Mindspace',
      blocks: [
        'Teams there eat between half past twelve and two, and there are malls next door. If the food is late, people go out. Have it on the floor by noon. For several floors, order packed meals rather than one buffet. For a day of presentations see [seminars and conferences](/services/seminars-conferences).',
        'Ask your facilities team how vehicles are announced, and how high the basement entrance is. Send both to the caterer. Caterers in Goregaon West are about as near as those in Malad, and they come up the Link Road without passing the market.',
      ],
    },
    {
      heading: 'Weekends at Marve, Aksa and Madh',
      blocks: [
        'A rented bungalow by the sea often has a small kitchen, a full fridge and a weak power supply. Plan meals that need none of them.',
        {
          list: [
            'Have the caterer come once, with lunch hot and the evening’s kebabs marinated and iced',
            'Choose a grill or a live counter only if someone is paid to stay with it until night',
            'Order breakfast the day before: thepla, boiled eggs, upma mix, fruit',
            'Bring your own drinking water, because many houses depend on tankers',
            'Send the map pin and the caretaker’s phone number',
            'Have the vessels collected before five on a Sunday, when the beach crowd drives home',
          ],
        },
        'The boat from Versova helps guests and their scooters, not a tempo. The ferry from Marve goes to Manori, which a tempo reaches only through Bhayandar. Our page on [outdoor picnics and barbecues](/services/outdoor-picnics-bbqs) has quantities for the grill.',
      ],
    },
    {
      heading: 'A short list in four calls',
      blocks: [
        'Save four caterers to your shortlist and call each of them. Ask how they would reach you on a wet Saturday, and how long it takes. Ask which dishes they would leave out for that drive. A caterer who knows the road will drop the fried fish first. Then ask who stays with the food and when the empty vessels are collected. Book the one whose replies are exact.',
      ],
    },
  ],
  menus: [
    {
      title: 'A Marwari or Rajasthani lunch',
      about: 'Dal baati, gatte and a churma, the way families around Rani Sati Marg know it.',
      people: '50-100',
      cuisine: 'Rajasthani',
    },
    {
      title: 'A bungalow weekend',
      about: 'For a small group that stays the night. Choose dishes that travel well, and keep breakfast simple.',
      people: '10-25',
    },
    {
      title: 'Boxes for a floor at Mindspace',
      about: 'Meals in closed boxes that go from basement to desk in one trip of the lift.',
      people: '50-100',
      packed: true,
    },
  ],
  checklist: [
    'Put the real place into the search, Marve or Madh, not Malad',
    'Ask for the route in rain',
    'Agree who keeps the food cold until evening',
    'Carry ice, water, gas lighter and a long cable',
    'Get the campus or clubhouse rules in one message',
    'Ask the caterer about halal meat if it matters',
    'Fix the hour at which the vessels are collected',
  ],
  plan: [
    { daysBefore: 20, todo: 'Rent the bungalow or hall, and ask what power and water it has.' },
    { daysBefore: 14, todo: 'Search from that place and make your four calls.' },
    { daysBefore: 9, todo: 'Book, with the caretaker’s number in the note.' },
    { daysBefore: 3, todo: 'Settle the head count and check the weekend traffic.' },
    { daysBefore: 1, todo: 'Buy ice and water. Send the map pin again.' },
    { daysBefore: 0, todo: 'Send someone to the last turn to meet the tempo.' },
  ],
  questions: [
    {
      question: 'Who delivers food to Madh Island?',
      answer:
        'Caterers from Malad and Goregaon West mostly, if Madh is within their distance. Enter the bungalow as the venue and the bill confirms it before you pay. Ask them whether they know the road.',
    },
    {
      question: 'Are there good Goan and East Indian caterers in Malad?',
      answer:
        'Orlem is the place to search from. Try sorpotel, roast or fugias in the dish search, and read reviews of family lunches.',
    },
    {
      question: 'Does the Malad subway close in the monsoon?',
      answer:
        'Yes, when rain is heavy it floods and is shut. On such days east–west trips go over the bridges to the north and south, so plan an early arrival.',
    },
    {
      question: 'Can the caterer stay overnight at a bungalow?',
      answer:
        'Ask before you book. Service hours are counted by the hour, and most teams return the same evening. A second booking for the next day’s lunch is often simpler.',
    },
    {
      question: 'Is S.V. Road or Link Road better for delivery?',
      answer:
        'Link Road, for almost every address west of the railway. S.V. Road at Malad is narrow and lined with shops, and there is hardly a place to unload.',
    },
  ],
  event: { people: '25-50', place: 'Malad, Mumbai' },
  related: ['outdoor-picnics-bbqs', 'top-caterers-in-goregaon', 'party-caterers-mumbai'],
  next: {
    heading: 'Look up your road in Malad',
    text: 'Enter the bungalow, the clubhouse or the office, and see which caterers reach it on your day.',
  },
}
