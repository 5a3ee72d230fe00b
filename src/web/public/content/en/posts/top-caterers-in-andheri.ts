import type { Post } from '../../post.ts'

export const topCaterersInAndheri: Post = {
  slug: 'top-caterers-in-andheri',
  title: 'Top caterers in Andheri: how to choose yours',
  description:
    'Lokhandwala clubhouse, MIDC lunch or a flat in Versova: what each part of Andheri asks of a caterer, which crossings to avoid, and how our list is ordered.',
  heading: 'Top caterers in Andheri, and how to tell',
  lead: 'No caterer is the best for all of Andheri. One who is right for a team lunch in SEEPZ may be wrong for a christening in Amboli.',
  pictureAlt: 'An office table with bowls of rice, dal and salad beside a notebook',
  summary:
    'East and west, offices and clubhouses, Punjabi tables and Koli ones: how to find the caterer who suits your corner of Andheri.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-26',
  picture: 'corporate-events',
  facts: [
    { label: 'Trains', value: { text: 'Western and Harbour lines at Andheri station', source: 'railways' } },
    { label: 'Offices', value: { text: 'MIDC, SEEPZ, Chakala and Marol, all east', source: 'geography' } },
    { label: 'Crossings', value: 'Subway, Gokhale bridge, highway junctions' },
    { label: 'Search from', value: 'The street or the building, never just Andheri' },
  ],
  sections: [
    {
      heading: 'What top means here',
      blocks: [
        'Pangat gives no caterer a first place. When you enter a venue, the list starts with the nearest caterer. Type a dish or a name, and the best match leads instead. Without a place, the order is the featured caterers that Pangat selects, then ratings, then the number of reviews. You can also sort by price.',
        'So the first card is close to you, and no more than that. Whether the caterer suits you depends on your part of Andheri. The full rules are on [how we rank caterers](/how-we-rank-caterers).',
      ],
    },
    {
      heading: 'Lokhandwala is not Marol',
      blocks: [
        {
          table: {
            caption: 'What each part of Andheri asks of a caterer',
            columns: ['Part', 'Typical booking', 'What to settle'],
            rows: [
              ['Lokhandwala, Oshiwara', 'Clubhouse party, 40–90', 'Slot, service lift, guest parking'],
              ['Versova, Seven Bungalows', 'Flat or terrace, 15–35', 'Old lifts, sea wind on the roof'],
              ['D.N. Nagar, Azad Nagar', 'Colony hall, 60–150', 'Hall keys, water, neighbours below'],
              ['MIDC, SEEPZ', 'Team lunch, 30–200', 'Gate passes, packed food, GST invoice'],
              ['Chakala, J.B. Nagar', 'Pooja or naming, 30–80', 'Jain count, early start'],
              ['Marol, Amboli', 'Christening, communion, 50–120', 'Parish hall hours, non-veg share'],
            ],
            source: 'planning',
          },
        },
        {
          text: 'SEEPZ lies about 3 km from the station and Versova 4, in opposite directions. A caterer who is quick for one is slow for the other. Enter the street, not only Andheri, so that the distances on the cards are yours.',
          source: 'geography',
        },
      ],
    },
    {
      heading: 'Where the tempo loses time',
      blocks: [
        'S.V. Road outside the station is slow from morning to night. J.P. Road runs under the metro with rickshaws two deep. On the east, the Andheri–Kurla Road and the lanes of Saki Naka fill before nine, and again when the MIDC shifts end.',
        'The subway is the short cut that fails first in rain. If your date is between June and September, ask the caterer which way they would come when it is shut. A caterer in Jogeshwari or Vile Parle on your own side of the railway can be quicker than one who is closer on the map.',
        'Lunches are easier than dinners. A tempo that leaves at ten meets less traffic than one that leaves at half past six.',
      ],
    },
    {
      heading: 'Office food in the east',
      blocks: [
        'SEEPZ is a special economic zone with guarded gates, and MIDC buildings have their own. Vehicle and driver are usually named beforehand by the company that hosts. Ask your administration what they need and by which hour, then forward it through the booking’s messages.',
        'Most teams there are served best by [packed thalis](/services/seminars-conferences), because there is no room for a queue in a pantry. South Indian breakfasts do well before a nine o’clock start. For a client in a boardroom, order service and a small number of dishes, and read our page on [corporate caterers](/blog/corporate-caterers-mumbai) for invoices and head counts.',
      ],
    },
    {
      heading: 'Homes and clubs in the west',
      blocks: [
        'Many guests in the west eat out often and have good food to compare with. Punjabi and Sindhi families ask for dal makhani and proper kebabs. Gujarati and Marwari homes near S.V. Road want farsan made the same day. Koli hosts in Versova village will ask where the surmai comes from.',
        'Evenings around Lokhandwala start late, and some guests come straight from a shoot. Ask for starters that are finished in small lots. A club or the sports complex may have its own contractor, so ask the office before you call a caterer.',
      ],
    },
    {
      heading: 'A test that takes one evening',
      blocks: [
        {
          list: [
            'Search from the exact building and choose a short distance',
            'Open three caterers and read the worst review of each for your size of event',
            'Send all three one question about your building, such as the lift or the gate',
            'Drop a caterer who sends a brochure instead of a reply',
            'Compare the remaining two for refund terms, notice and what a plate includes',
          ],
        },
        'The replies show who has worked in your lane before. They will name the gate or ask about the lift.',
      ],
    },
  ],
  menus: [
    {
      title: 'A clubhouse party in Lokhandwala',
      about: 'North Indian food with service, for a crowd that compares it with restaurants nearby.',
      people: '50-100',
      cuisine: 'North Indian',
    },
    {
      title: 'Thalis for a team in MIDC',
      about: 'Closed meals that pass a security desk and reach every desk on time.',
      people: '25-50',
      packed: true,
    },
    {
      title: 'A naming ceremony in J.B. Nagar',
      about: 'A Jain menu for relatives of all ages, served before noon.',
      people: '25-50',
      diet: 'jain',
    },
  ],
  checklist: [
    'Write east or west in the venue line',
    'Ask which crossing the tempo will use',
    'Get the lift and the slot confirmed by the society office',
    'For SEEPZ, hand in vehicle and driver details in time',
    'Check whether the club insists on its own contractor',
    'Keep non-veg and Jain counters apart',
    'Note the driver’s phone number, not only the owner’s',
  ],
  plan: [
    { daysBefore: 21, todo: 'Fix the venue and its side of the railway.' },
    { daysBefore: 15, todo: 'Search from the street, shortlist three, send your one question.' },
    { daysBefore: 10, todo: 'Book. In December and on wedding Saturdays do this two weeks sooner.' },
    { daysBefore: 4, todo: 'Pass on the gate rules and the parking spot.' },
    { daysBefore: 2, todo: 'Set the final number while changes are possible.' },
    { daysBefore: 0, todo: 'Check the rain and the subway, then call the driver.' },
  ],
  questions: [
    {
      question: 'Who are the top caterers in Andheri?',
      answer:
        'That depends on your street and your guests. The list for [Andheri](/pangat/andheri) starts with those nearest to it and shows today’s ratings, prices and free days. We do not publish a fixed ranking, because ratings and free days change.',
    },
    {
      question: 'Does a caterer in Andheri East deliver to Andheri West?',
      answer:
        'As a rule yes, since both are within the distance that caterers serve. The bill checks your venue. Allow half an hour more for the crossing, and more than that in rain.',
    },
    {
      question: 'Can we get breakfast delivered to MIDC before nine?',
      answer:
        'Where the caterer’s hours allow it. Enter the serving time on the bill, choose packed boxes, and add twenty minutes for the gate.',
    },
    {
      question: 'Is it better to choose a caterer from Bandra or Jogeshwari?',
      answer:
        'Jogeshwari, for a dinner, if both suit you otherwise. Evening traffic is heavy going north, so a tempo from Bandra is caught in it. For lunch it makes little difference.',
    },
    {
      question: 'Which caterers know East Indian or Koli food?',
      answer:
        'Type a dish such as surmai or vindaloo into the search. Caterers who have it on their menu lead the list. Ask on their page whether they cook it in your quantity.',
    },
  ],
  event: { people: '25-50', place: 'Andheri, Mumbai' },
  related: ['wedding-caterers-in-andheri', 'corporate-caterers-mumbai', 'top-caterers-in-goregaon'],
  next: {
    heading: 'Caterers around your building',
    text: 'Enter the street in Andheri and your guests. You see distances, prices and free days as they are now.',
  },
}
