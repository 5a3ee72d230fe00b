import type { Post } from '../../post.ts'

export const partyCaterersMumbai: Post = {
  slug: 'party-caterers-mumbai',
  title: 'Party caterers in Mumbai for homes and terraces',
  description:
    'Kitty lunches, terrace evenings, card parties and New Year at home: how many starters, which counters work in a flat, and when the neighbours call.',
  heading: 'Choosing a party caterer in Mumbai',
  lead: 'A party has no muhurat and no seating plan. Food has to keep pace with people who arrive late, talk a lot and eat with one hand.',
  pictureAlt: 'A tall mocktail beside small bowls of falafel, bruschetta and malai tikka by candlelight',
  summary:
    'From a kitty lunch to New Year on the terrace: pieces per guest, the order of the evening, and rules of flats and societies.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-26',
  picture: 'cocktail-parties',
  facts: [
    { label: 'Guests who come', value: { text: 'As a guide, 8 of 10 who said yes', source: 'planning' } },
    { label: 'Dinner is eaten', value: { text: '9:30 to 10:30 pm, whatever the invitation says', source: 'planning' } },
    { label: 'Staff on site', value: '{includedHours} hours, longer at {extraHour} per hour' },
    { label: 'Drinks', value: 'No alcohol served or arranged' },
  ],
  sections: [
    {
      heading: 'Which party is it',
      blocks: [
        'Twelve friends at a Tuesday lunch and a hundred cousins on a terrace are both a party. They come at other hours and eat other things.',
        {
          table: {
            caption: 'Five parties and how people eat at them',
            columns: ['Party', 'Guests', 'What gets eaten'],
            rows: [
              ['Kitty lunch', '12–20', 'Chaat, one bake, salads, a small dessert'],
              ['Diwali card party', '20–40', 'Tikkis and kebabs all night, biryani after midnight'],
              ['Terrace evening', '40–80', 'Heavy starters, a short dinner'],
              ['School or college reunion', '50–120', 'Nostalgia: vada pav, frankie, kulfi'],
              ['New Year at home', '25–60', 'Two rounds of starters, soup or pasta late'],
            ],
            source: 'planning',
          },
        },
        'Tell the caterer which row is yours. A card party for thirty and a kitty for thirty are cooked quite differently.',
      ],
    },
    {
      heading: 'How the evening runs',
      blocks: [
        {
          text: 'If the card says 8 pm, the first couple rings at 8:30 and the room is full by 9:15. Plan one bowl food or chaat that is ready early, then four rounds of hot starters from 9 onwards. Open dinner at 9:45 for those who have to leave, and let the others take their time.',
          source: 'planning',
        },
        'Set the serving time on your booking to the start of the starters, not to dinner. Service hours count from there. For a night that runs long, add the extra hours when you book. Otherwise the staff have to pack up while your guests are still eating.',
        'Ask the caterer to keep back a tray of starters and one dessert for the late arrivals. There is always a couple who come straight from work.',
      ],
    },
    {
      heading: 'Starters by the piece',
      blocks: [
        'At a party people fill up on starters and eat little at dinner. Count the pieces, and order smaller mains.',
        {
          table: {
            caption: 'A guide for 50 guests over three hours',
            columns: ['Item', 'Each guest', 'For 50'],
            rows: [
              ['Dry veg starter, two kinds', '4 pieces', '200 pieces'],
              ['Kebab or fish, two kinds', '4 pieces', '200 pieces'],
              ['Chaat or bowl food', '1 small bowl', '50 bowls'],
              ['Biryani or pulao', '150 g', '7.5 kg'],
              ['Dessert in cups', '1 cup', '60 cups, with spares'],
            ],
            source: 'portions',
          },
        },
        'Choose starters that survive ten minutes on a tray: hara bhara kebab, chicken tikka, cheese corn rolls, cocktail idli with podi. Nachos go soft in our humidity and prawn koliwada loses its crust in the lift.',
      ],
    },
    {
      heading: 'Flat, terrace or clubhouse',
      blocks: [
        {
          list: [
            'In a flat, clear one bedroom for bags and the caterer’s crates. The drawing room needs air, so move the sofa out of the path to the balcony',
            'On a terrace, ask the secretary who holds the key, whether the pump room light works, and where rain would send everyone',
            'In a clubhouse, slots are sold by the evening. Ask when the hall must be empty, and count backwards',
            'In a bungalow or farmhouse, confirm water, a fridge and a second power line for warmers',
          ],
        },
        'Lifts are the usual surprise. A tempo brings ten to fifteen insulated boxes, and residents do not like to share with them at dinner time. Ask for the service lift, or have the food up before seven.',
      ],
    },
    {
      heading: 'Counters that work, and those that do not',
      blocks: [
        'Where a caterer offers a live counter, think of smoke and smell first. Pani puri, bhel, kulfi falooda and a pasta pan on an induction plate suit a drawing room. Tandoors, sizzlers and fish fry belong under open sky.',
        'One counter serves about forty people without a crowd. Two counters on opposite sides cause less of a crowd than one long line with six pans. Show the caterer a photo of the corner and the socket.',
      ],
    },
    {
      heading: 'The bar, the music and the neighbours',
      blocks: [
        'Caterers on Pangat bring food, and mocktails where the menu has them. They serve no alcohol. If you have a bar, it is yours to arrange, with the licence that your venue and the law ask for. Tell the caterer that there is one, because fried and grilled starters then go faster.',
        {
          text: 'Outdoors, loudspeakers stop at 10 pm. So plan the cake, the speech and the dancing before that hour. Tell the flats above and below a few days before.',
          source: 'noise',
        },
        'Food for evenings built around drinks is on our [cocktail parties](/services/cocktail-parties) page. Children on the list change everything, so read about [birthday caterers](/blog/birthday-party-caterers-mumbai) in that case.',
      ],
    },
  ],
  menus: [
    {
      title: 'An evening of starters and biryani',
      about: 'Many small plates and one rice dish, for friends who move around.',
      people: '25-50',
      cuisine: 'North Indian',
    },
    {
      title: 'A Chinese night',
      about: 'Noodles, stir-fries and one curry, for hosts whose friends are tired of paneer.',
      people: '50-100',
      cuisine: 'Chinese',
    },
    {
      title: 'A kitty lunch without onion or garlic',
      about: 'A Jain menu that every friend at the table can share.',
      people: '10-25',
      diet: 'jain',
    },
  ],
  checklist: [
    'Pick the kind of party and tell the caterer in one line',
    'Order starters by the piece and halve the mains',
    'Get a written yes from the society for the terrace',
    'Buy ice, water and lemons on your own',
    'Set the serving time to the first starter',
    'Pay for extra hours before the night, not during it',
    'Put two large bins near the food',
    'Save a plate for the watchman and the liftman',
  ],
  plan: [
    { daysBefore: 28, todo: 'Fix a date outside school exams and long weekends.' },
    { daysBefore: 18, todo: 'Send the invitation with one question: veg, Jain or non-veg.' },
    { daysBefore: 12, todo: 'Choose the caterer and book. For New Year’s Eve do this a month earlier.' },
    { daysBefore: 6, todo: 'Ask the society for the lift, the terrace key and a parking spot.' },
    { daysBefore: 3, todo: 'Correct the head count on your booking while changes are open.' },
    { daysBefore: 1, todo: 'Clear the fridge, charge the speaker, move the breakables.' },
    { daysBefore: 0, todo: 'Let the caterer in two hours before the first guest.' },
  ],
  questions: [
    {
      question: 'How many starters should a party have?',
      answer: {
        text: 'Six kinds are enough for fifty guests: three vegetarian, two non-vegetarian and one chaat. As a guide, plan 8 pieces for each guest if dinner follows and 12 if it does not.',
        source: 'portions',
      },
    },
    {
      question: 'Some friends fast on that weekday. What do we serve?',
      answer:
        'Ask what the fast allows. Many only give up meat, or onion and garlic, and others take no grains. One sabudana or fruit dish helps most of them. Tell the caterer the number in the note.',
    },
    {
      question: 'Is a party of fifteen too small?',
      answer:
        'No, packages start at {minGuests} guests. Choose the smallest range in the search, because a caterer who is set up for large events may not offer it.',
    },
    {
      question: 'What if half my friends cancel on the day?',
      answer:
        'The number is fixed {changeHours} hours before, with most caterers, so the food is already bought. Pack what is left while it is fresh and give it to your guests and the building’s staff the same night.',
    },
    {
      question: 'How early should the caterer come to a flat?',
      answer:
        'About two hours before the first guest if something is finished on site, and one hour if the food only has to stay hot. Tell the watchman, because the tempo needs the gate again at the end of the night.',
    },
    {
      question: 'Can we have a barbecue on the terrace?',
      answer:
        'Ask the society first, as many ban open flame on the roof. If they agree, pick a caterer who offers a live grill and send them the society’s conditions.',
    },
  ],
  event: { occasion: 'party', people: '25-50' },
  related: ['cocktail-parties', 'birthday-party-caterers-mumbai', 'private-dinners'],
  next: {
    heading: 'Find a caterer for your evening',
    text: 'Give the building and the date. Filter by cuisine or by a dish, and see what a plate costs for your friends.',
  },
}
