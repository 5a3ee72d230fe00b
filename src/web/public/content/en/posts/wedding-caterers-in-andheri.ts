import type { Post } from '../../post.ts'

export const weddingCaterersInAndheri: Post = {
  slug: 'wedding-caterers-in-andheri',
  title: 'Wedding caterers in Andheri: halls, routes, meals',
  description:
    'Planning a wedding in Andheri East or West: which halls let you bring a caterer, how many meals to count, counters for 300, and a plan from six months out.',
  heading: 'Wedding catering in Andheri',
  lead: 'Some of your guests fly in, others live two lanes away, and the baraat shares the road with office traffic. Here is how to plan the meals for a wedding in Andheri.',
  pictureAlt: 'A wedding table with rings, flowers and bowls of festive food',
  summary:
    'Hotels, clubs, grounds and society halls on both sides of Andheri: what they allow, and how to feed two families over three days.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-27',
  picture: 'weddings',
  facts: [
    { label: 'Meals to count', value: 'Four to seven over two or three days' },
    { label: 'Notice', value: 'At least {hugeNotice} days above {hugeAbove} guests' },
    {
      label: 'Side to side',
      value: { text: 'Versova to Marol is 7.5 km in a straight line', source: 'geography' },
    },
    { label: 'Station', value: { text: 'Andheri, on the Western and Harbour lines', source: 'railways' } },
  ],
  sections: [
    {
      heading: 'The hall decides whether you choose at all',
      blocks: [
        'In Andheri the venue you sign decides whether you need a caterer for the main meal or only for the meals at home.',
        {
          table: {
            caption: 'Where Andheri marries, and who cooks there',
            columns: ['Venue', 'Who usually cooks', 'What to settle'],
            rows: [
              ['Airport hotels, Sahar and Chakala', 'The hotel', 'Your own meals at home'],
              ['Clubs, the sports complex', 'A panel, or yours for a fee', 'The fee, and the closing hour'],
              ['Clubhouses in Lokhandwala, Oshiwara', 'Your caterer', 'Slot, lift, flame on the podium'],
              ['Parish and community halls, Marol', 'Your caterer', 'Who washes the floor, and by when'],
              ['School and college grounds', 'Your caterer', 'Exam weeks, generator, water'],
              ['Terrace of your building', 'Your caterer', 'Lift, rain, the flats below'],
            ],
            source: 'planning',
          },
        },
        'Get the reply of the hall’s office in writing, and send it to the caterer before you book. A rule about gas or closing time decides the menu. What else to ask a hall is on our page about [weddings](/services/weddings).',
      ],
    },
    {
      heading: 'Which side of the line to feed from',
      blocks: [
        'Andheri West has the clubs, the sports complex on Veera Desai Road, open grounds towards Oshiwara and the clubhouses of Lokhandwala. The east has the hotels, Marol’s community halls and Sher-e-Punjab. Between the two there are few crossings: the subway by the station, which closes when heavy rain floods it, the Gokhale bridge, and the highway junctions further out.',
        'A caterer whose kitchen is on the same side as the hall does not depend on them. In the list, read the address on each card and match it with your hall. If you prefer a caterer from across, agree that the food crosses before five in the evening and finishes on site.',
        'The baraat uses the same lanes. Tell the caterer its route and hour, because no tempo gets past a brass band.',
      ],
    },
    {
      heading: 'The meals, one after another',
      blocks: [
        {
          table: {
            caption: 'Six meals of an Andheri wedding and where they are held',
            columns: ['Meal', 'Place', 'What to arrange'],
            rows: [
              ['Haldi or pithi', 'Podium of your building', 'Poha, jalebi, and water to wash'],
              ['Mehendi', 'A flat in Four Bungalows or J.B. Nagar', 'Chaat or boxes, chairs from the society'],
              ['Sangeet', 'Clubhouse or club lawn', 'Starters in rounds until the last dance'],
              ['Wedding meal', 'Hall, ground or hotel', 'Counters on three sides, one seated corner'],
              ['Vidaai', 'The same hall, late at night', 'Tea, farsan, packed dinner for the car'],
              ['Next morning', 'Guest houses near the airport', 'Packed breakfast before the first flight'],
            ],
            source: 'planning',
          },
        },
        'Each meal is a booking of its own, with its menu, hour and count. With one caterer you explain everything once. Two can be better, one for the small breakfasts and one who is used to three hundred.',
      ],
    },
    {
      heading: 'Two families at one table',
      blocks: [
        'Many weddings here join two cuisines. A Punjabi family from Lokhandwala meets Gujaratis from Vile Parle. An East Indian bride from Marol or Amboli has a Maharashtrian groom. Sindhi, Malayali, Bohra and UP families all live within a few stops.',
        'Give each ceremony its own food: a Maharashtrian lunch after the muhurat, sorpotel and fugias on the eve of an East Indian wedding. Let the reception be a shared menu, with one dish from each home that the elders know.',
        'Jain guests need their own counter with its own ladles, placed at the front. Count them from both lists. If the hosts serve vegetarian food only, say so on the card.',
      ],
    },
    {
      heading: 'Counters and quantities for three hundred',
      blocks: [
        {
          text: 'As a guide, of 300 invited in the season about 240 eat, and most of them between 8:45 and 10 pm. Plan one buffet line for every 60 to 70 of them. Five mains are easier to keep hot and full than nine.',
          source: 'planning',
        },
        {
          table: {
            caption: 'A guide for 240 plates at a reception',
            columns: ['Dish', 'Each guest', 'In all'],
            rows: [
              ['Starters, passed around', '5 pieces', '1,200 pieces'],
              ['Paneer or vegetable gravy', '110 g', '26 kg'],
              ['Dal', '80 ml', '19 litres'],
              ['Rice or biryani', '130 g', '31 kg'],
              ['Two desserts', '120 g', '29 kg'],
            ],
            source: 'portions',
          },
        },
        'Staff for serving stay {includedHours} hours within the price. A sangeet seldom ends in that time, so enter the true number of hours when you book.',
      ],
    },
    {
      heading: 'What to ask a wedding caterer',
      blocks: [
        'Ask about the last event of your size: how many cooks came, how many servers, and what ran out. On the caterer’s page, reviews can be narrowed to events of more than a hundred guests.',
        'Check the day’s capacity. If you need nearly all of it, the caterer can take no second wedding that day. A tasting is arranged by phone at {phone}. The bill lists the cancellation terms day by day, and they matter when a wedding is postponed.',
        'If you prefer us to call you with suggestions, use the [wedding enquiry](/wedding-catering-services).',
      ],
    },
  ],
  menus: [
    {
      title: 'A reception for a large guest list',
      about: 'A plate with starters, mains and sweets, from caterers who take more than a hundred guests.',
      people: '100+',
    },
    {
      title: 'A mehendi lunch at home',
      about: 'Vegetarian, light and easy to eat while the hands dry.',
      people: '50-100',
      diet: 'veg',
    },
    {
      title: 'Packed breakfast for outstation guests',
      about: 'For relatives in hotels and guest houses, ready before the first flight.',
      people: '25-50',
      packed: true,
    },
  ],
  checklist: [
    'Ask the hall for its caterer panel, its fee and its gas rules',
    'List every meal with its own number of guests',
    'Book each meal, starting with the largest',
    'Give the caterer the route and hour of the baraat',
    'Count Jain guests from both families',
    'Fix who signs for the food at each venue',
    'Order plates for the band, drivers, pandit and photographers',
    'Go through the cancellation terms with the person who pays',
  ],
  plan: [
    { daysBefore: 180, todo: 'Sign the hall, with its food rules in the contract.' },
    { daysBefore: 120, todo: 'Shortlist on your side of the railway line and call for tastings.' },
    { daysBefore: 75, todo: 'Book the main meal with the numbers you are sure of.' },
    { daysBefore: 30, todo: 'Book the smaller meals, and share rooms and flights of the guests.' },
    { daysBefore: 10, todo: 'Walk through the hall with the caterer: tap, drain, sockets, gate.' },
    { daysBefore: 4, todo: 'Close the count and change each booking before its limit.' },
    { daysBefore: 0, todo: 'Leave the food to the two relatives you named.' },
    { daysBefore: -1, todo: 'Send breakfast to the guest rooms, and return the hall’s keys.' },
  ],
  questions: [
    {
      question: 'Which wedding halls in Andheri allow outside caterers?',
      answer:
        'Society clubhouses and rented grounds mostly do, clubs often against a fee, hotels rarely. Rules change with the management, so take it in writing from the hall’s office before you book the food.',
    },
    {
      question: 'When should we book a wedding caterer in Andheri?',
      answer:
        'Two to four months before a winter date. The minimum is {hugeNotice} days above {hugeAbove} guests, but by then the good weekend dates are long taken.',
    },
    {
      question: 'Can one booking cover sangeet, wedding and reception?',
      answer:
        'No. Every meal is a separate booking with its own guests and menu. You can place them with one caterer and pay for them on different days.',
    },
    {
      question: 'What if our guest count falls after we have paid?',
      answer:
        'Reduce it on the booking page until the time limit. The page shows what you get refunded on that day under the caterer’s terms, before you save.',
    },
    {
      question: 'Do caterers supply the mandap, chairs and generator?',
      answer:
        'Those come from a decorator or the hall. Ask what the package includes, and plan power for warmers and lights separately.',
    },
    {
      question: 'How do guests reach a hall in Andheri easily?',
      answer:
        'By train to Andheri or by metro, then a short rickshaw ride. Mark the side, east or west, in large type on the invitation. Guests often get off on the wrong one.',
    },
  ],
  event: { occasion: 'wedding', people: '100+', place: 'Andheri, Mumbai' },
  related: ['weddings', 'top-caterers-in-andheri', 'engagement-ceremonies'],
  next: {
    heading: 'Check your wedding date',
    text: 'Enter the hall in Andheri, the day and the guests. The list leaves out those who have no room left on it.',
  },
}
