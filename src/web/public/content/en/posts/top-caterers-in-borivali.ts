import type { Post } from '../../post.ts'

export const topCaterersInBorivali: Post = {
  slug: 'top-caterers-in-borivali',
  title: 'Top caterers in Borivali for family functions',
  description:
    'From Shimpoli to IC Colony and Daulat Nagar: pure veg, Jain and East Indian tables, Navratri nights, the two Gorais, and how to pick a caterer in Borivali.',
  heading: 'Choosing among caterers in Borivali',
  lead: 'Many families in Borivali do not eat meat, and some want a kitchen where none is cooked. Settle that first, then the route, then the menu.',
  pictureAlt: 'A full thali with ladoo and kheer, a kalash and lit diyas beside it',
  summary:
    'Pure veg or Jain menu, society hall or natyagruha, Gorai colony or Gorai village: what decides a good caterer in Borivali.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-27',
  picture: 'religious-functions',
  facts: [
    { label: 'Station', value: { text: 'Borivali, between Kandivali and Dahisar', source: 'railways' } },
    { label: 'Usual functions', value: 'Poojas, thread ceremonies, parna, christenings' },
    { label: 'Busiest weeks', value: 'Paryushan, Navratri, and the months after Tulsi Vivah' },
    { label: 'PIN codes', value: { text: '400066 east, 400092 and 400091 west', source: 'geography' } },
  ],
  sections: [
    {
      heading: 'Use the filters before the stars',
      blocks: [
        'Three filters sound alike but differ. “Jain menu available” means that there are dishes without onion, garlic and roots. “Pure veg kitchen” means that no meat, fish or egg is cooked there. “Jain-only kitchen” is the strictest.',
        'A strict Jain family in Daulat Nagar should choose the last one, even if few caterers remain. For a Maharashtrian family in Babhai, pure veg may be enough. If people of your samaj are invited, ask the elders what they accept before you choose a menu.',
        'Compare ratings after that. Once you enter your venue, the nearest caterers come first. A caterer further down may just be in Malad. See [how we rank caterers](/how-we-rank-caterers).',
      ],
    },
    {
      heading: 'West of the station',
      blocks: [
        'S.V. Road, Chandavarkar Road and L.T. Road carry the shopping crowd, so keep the tempo away from them after six. Further west, the Link Road below the metro is wider and leads to Chikuwadi, Yogi Nagar and Shimpoli. Suggest that route to the caterer.',
        {
          text: 'IC Colony, at the northern end, is about 1 km from Dahisar station and more than 2 from Borivali’s. A caterer in Dahisar West may reach it sooner than one near Borivali station.',
          source: 'geography',
        },
        'IC Colony has food of its own. East Indian, Goan and Mangalorean families serve sorpotel, vindaloo, sannas and a pulao, often at noon after church. Not every caterer cooks this food. Search by dish, and try Orlem and Vasai as well.',
      ],
    },
    {
      heading: 'East of the tracks',
      blocks: [
        'Between the railway and the national park there is a narrow strip: Daulat Nagar, Devipada, Magathane, Rajendra Nagar, Kulupwadi. Buildings are older near the station, with small lifts, and the pandal goes up in the stilt parking. New towers near the highway have clubhouses, and their security asks for staff names.',
        'The Western Express Highway slows down at Devipada and at the park gate. The park is crowded on Sunday mornings, so ask for early delivery of a Sunday lunch.',
      ],
    },
    {
      heading: 'There are two Gorais',
      blocks: [
        'In the location box, Gorai is the colony in Borivali West. Gorai village, with its churches, bungalows and beach, is across the creek. People and scooters take the boat from the jetty. A tempo has to drive around through Bhayandar and Uttan.',
        'If your party is in the village, say so in the note on the bill and phone the caterer before you pay. The list measures distance in a straight line, across the creek. A caterer from Bhayandar may have a shorter drive, even if the card shows more kilometres.',
      ],
    },
    {
      heading: 'Halls, grounds and what is served when',
      blocks: [
        {
          table: {
            caption: 'Functions in Borivali and their food',
            columns: ['Function', 'Where it is held', 'Food and hour'],
            rows: [
              ['Thread ceremony', 'Society or community hall', 'Maharashtrian lunch, seated, by 12:30'],
              ['Parna after a Jain fast', 'Derasar hall, building lobby', 'Light morning food, Jain, very early'],
              ['Garba supper', 'Near Kora Kendra and other grounds', 'Chaat, fafda, lassi, after 10 pm'],
              ['Bhajan or satsang', 'Terrace or podium', 'Snack boxes, sweet first'],
              ['Christening', 'Parish hall or home in IC Colony', 'Non-veg lunch with cake, 1 pm'],
              ['Play or school day', 'Prabodhankar Thackeray Natyagruha', 'Packed snacks in the interval'],
            ],
            source: 'planning',
          },
        },
        'Public halls and the theatre rent out by the session and have their own rules on food. Ask about both the rules and the cleaning deposit when you book. For menus by ritual, see [religious functions](/services/religious-functions).',
      ],
    },
    {
      heading: 'Weeks when caterers are full',
      blocks: [
        'During Paryushan, caterers with a Jain-only kitchen cook for entire buildings. In Navratri many serving teams work at the garba grounds until midnight. In the first muhurat weeks after Tulsi Vivah every thread ceremony and wedding wants the same Sunday.',
        'The calendar on a caterer’s page shows which days are free. If your date is flexible, choose a weekday lunch. Older relatives often prefer it.',
      ],
    },
  ],
  menus: [
    {
      title: 'A Gujarati lunch for the samaj',
      about: 'Dal, kadhi, shaak, farsan and a sweet, for elders who know how it should taste.',
      people: '100+',
      cuisine: 'Gujarati',
    },
    {
      title: 'A Jain table for a parna',
      about: 'No onion, no garlic, no roots, for a family that has kept a fast together.',
      people: '50-100',
      diet: 'jain',
    },
    {
      title: 'A thread ceremony in Babhai',
      about: 'Maharashtrian dishes for a seated lunch after the rites.',
      people: '50-100',
      cuisine: 'Maharashtrian',
    },
  ],
  checklist: [
    'Agree in the family on pure veg or Jain-only',
    'Say which Gorai you mean, the colony or the village',
    'Ask for a tempo route that avoids the station roads',
    'Book the hall session and ask about the cleaning deposit',
    'Seat the elders within sight of the serving line',
    'Ask for separate vessels for fasting guests’ food',
    'Tell the caterer when the priest will finish',
  ],
  plan: [
    { daysBefore: 40, todo: 'Fix the day with priest or parish. Reserve the hall.' },
    { daysBefore: 25, todo: 'Filter for pure veg or Jain-only, then set the distance. Save four caterers.' },
    { daysBefore: 18, todo: 'Let an elder talk to two of them on the phone.' },
    { daysBefore: 12, todo: 'Book the meal for the guests who are sure to come.' },
    { daysBefore: 3, todo: 'Count again by diet, with the samaj’s late replies.' },
    { daysBefore: 0, todo: 'Open the hall early, and let the caterer in before the decorator.' },
  ],
  questions: [
    {
      question: 'Which Borivali caterers have a Jain-only kitchen?',
      answer:
        'Turn on the “Jain-only kitchen” filter. We print no names here, because the list changes as caterers join.',
    },
    {
      question: 'Can food be brought to Gorai beach or the village?',
      answer:
        'By road only, around the creek through Bhayandar, which is a long drive from Borivali. Ask a caterer on that side, and confirm the address, the time and who collects the vessels.',
    },
    {
      question: 'Do caterers serve in the national park?',
      answer:
        'Ask the park office, which has its own rules for groups and food. For a picnic take packed boxes, and carry the waste out in your own bags.',
    },
    {
      question: 'How late can a garba supper be served?',
      answer: {
        text: 'Food can be served after the music. Loudspeakers in the open must stop at 10 pm, except on days when the authorities extend the time. Book extra service time if guests eat after the last round.',
        source: 'noise',
      },
    },
    {
      question: 'What if elders refuse food from a mixed kitchen?',
      answer:
        'Choose a caterer with a pure veg or Jain-only kitchen for all guests. With two caterers at one function you need twice the staff and vessels, and guests mix up the counters.',
    },
  ],
  event: { people: '50-100', diet: 'veg', place: 'Borivali, Mumbai' },
  related: ['religious-functions', 'top-caterers-in-kandivali', 'caterers-in-mumbai'],
  next: {
    heading: 'See who caters in Borivali',
    text: 'Choose pure veg or Jain, your hall and the day. Send the comparison to the family before you decide.',
  },
}
