import type { Post } from '../../post.ts'

export const birthdayPartyCaterersMumbai: Post = {
  slug: 'birthday-party-caterers-mumbai',
  title: 'How to choose a birthday caterer in Mumbai',
  description:
    'Boxes, a buffet or a counter, a clubhouse slot that ends at nine, a cake from somewhere else: what to ask a birthday caterer in Mumbai before you book.',
  heading: 'Choosing a birthday caterer in Mumbai',
  lead: 'Many caterers can feed fifty people. For a birthday you need one who is also good with children, a short slot and a cake from another shop.',
  pictureAlt: 'A birthday cake with balloons, a pizza and a mocktail on a bright table',
  summary:
    'What to book for a class party, a fortieth or a sixtieth, what to ask the caterer, and how a clubhouse slot decides the menu.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-26',
  picture: 'birthday-parties',
  facts: [
    { label: 'Decide first', value: 'Boxes, a buffet with service, or a live counter' },
    { label: 'Cake', value: { text: '1 kg for about 12 small pieces', source: 'portions' } },
    { label: 'Clubhouse slot', value: { text: 'Often 4 hours, cleaning included', source: 'planning' } },
    { label: 'Most forgotten', value: 'Food for parents who stay' },
  ],
  sections: [
    {
      heading: 'What to book for which birthday',
      blocks: [
        'The age tells you who eats. The place tells you how. Settle the kind of service before you read menus, because many caterers are strong in one kind only.',
        {
          table: {
            caption: 'Birthdays, what to book and what to check',
            columns: ['Birthday', 'What to book', 'What to check'],
            rows: [
              ['Class party in a clubhouse', 'Snack boxes, and plates for parents', 'Who hands the boxes out'],
              ['First birthday, many relatives', 'A package with service', 'Chairs for the elders'],
              ['Teenagers at home', 'One live counter and little else', 'Smoke, socket, neighbours'],
              ['Fortieth among friends', 'Starters and a short dinner', 'Extra hours of service'],
              ['Sixtieth with a pooja', 'Lunch and dinner, two bookings', 'A pure veg kitchen for lunch'],
            ],
            source: 'planning',
          },
        },
        'Every child who eats counts as one guest, also at a class party. How much each age eats, with a timetable for small children, is on our page about [birthday parties](/services/birthday-parties).',
      ],
    },
    {
      heading: 'Ask these things on the phone',
      blocks: [
        {
          list: [
            'Which dishes have egg in them, sauces and desserts included',
            'Whether Jain bites are fried in oil of their own',
            'How mild the children’s food is, and whether the chilli can be served apart',
            'Who from the team stays at the children’s table',
            'How long the team needs from the gate to the first hot dish',
            'Whether they cut and serve the cake, and bring plates for it',
            'What they do when the slot before yours runs late',
          ],
        },
        'Note the replies next to each name. A caterer who has done many children’s parties replies to the fourth question without thinking. If you get a price list instead, call the next one on your shortlist.',
        'Allergies are a separate matter. Write them in the field on the bill, with the number of guests, and say them again on the phone a day before.',
      ],
    },
    {
      heading: 'Read reviews for the right things',
      blocks: [
        'A review that praises the biryani of a wedding does not help you. On the caterer’s page choose the size of your party, then search the reviews for pasta, pav bhaji or children. Read what people say about the hour at which the food came.',
        'For a party of thirty the lowest ratings matter more than the average. If two parents write that the boxes were late, believe them. The caterer’s own reply below a review also tells you how they speak to customers.',
      ],
    },
    {
      heading: 'The slot decides the menu',
      blocks: [
        'Societies rent their clubhouse by the slot, and the decorator, the entertainer and the caterer all want the first hour of it. Give each of them a time. The decorator comes first, then the food, then the balloons that must not touch the burners.',
        {
          text: 'A buffet needs about 60 minutes to set up and 45 to clear. Boxes need 15 and 10. In a slot of 4 hours a buffet leaves a little over two hours of party, and boxes leave more than three.',
          source: 'planning',
        },
        'Ask the office what is not allowed. Flame, confetti and tape on the walls are on most lists. Some societies let in only a fixed number of helpers, so tell the caterer that number before they plan the team.',
      ],
    },
    {
      heading: 'Cake, sweets and what goes home',
      blocks: [
        'The cake comes from your baker, so nobody but you knows when it will arrive. Let it come an hour before it is cut, and find a fridge. Order it eggless if you are not sure about the guests.',
        'With a cake on the table one more sweet is enough. Children take cake or ice cream, seldom both. Adults like something that is not cream, such as jalebi or moong dal halwa.',
        'Return gifts with food in them should be packed goods with a label. Parents can then check for nuts. Do not fill bags from the buffet, since they will be opened the next morning.',
      ],
    },
    {
      heading: 'Fortieth, fiftieth and sixtieth',
      blocks: [
        'At a fortieth the guests talk over starters and eat dinner late. Choose a package with more starters than mains, and see our page on [party caterers](/blog/party-caterers-mumbai).',
        'A sixtieth can be a pooja in the morning and a party at night. In many Maharashtrian and South Indian families it includes a shanti, or the couple renews their vows. Lunch is then vegetarian, whatever dinner is. If the family is strict, take a caterer with a pure veg kitchen for lunch and another one for the evening.',
        'Ask the family what the guest of honour loves: the fish curry of the home village, the jalebi from a childhood street. Search for that dish by name, and read who cooks it. For a couple’s day, see [anniversaries](/services/anniversary-celebrations).',
      ],
    },
  ],
  menus: [
    {
      title: 'Lunch after a sixtieth birthday pooja',
      about: 'Maharashtrian and vegetarian, for relatives who came for the rites and stay to eat.',
      people: '50-100',
      diet: 'veg',
      cuisine: 'Maharashtrian',
    },
    {
      title: 'A fortieth among friends',
      about: 'Kebabs, tikkas and one rice dish, for an evening that starts late.',
      people: '25-50',
      cuisine: 'North Indian',
    },
    {
      title: 'A Jain menu for a class and its parents',
      about: 'When several families in the class are Jain, one menu saves a second table.',
      people: '25-50',
      diet: 'jain',
    },
  ],
  checklist: [
    'Choose boxes, buffet or counter',
    'Call two caterers with the seven questions',
    'Read reviews of parties of your size',
    'Give decorator, entertainer and caterer a time each',
    'Tell the baker and the caterer about egg',
    'Write allergies on the bill, and say them again by phone',
    'Count every child who eats, and the parents who stay',
  ],
  plan: [
    { daysBefore: 35, todo: 'Rent the clubhouse slot, and read its rules to the end.' },
    { daysBefore: 22, todo: 'Decide on boxes, buffet or counter. Save five caterers near the venue.' },
    { daysBefore: 17, todo: 'Call two of them with your questions, and note what each one says.' },
    { daysBefore: 13, todo: 'Book, and enter guests by diet. Order the cake the next day.' },
    { daysBefore: 4, todo: 'Send the caterer the plan of the slot, with the decorator’s number.' },
    { daysBefore: 3, todo: 'Change the numbers for the replies that came late.' },
    { daysBefore: 0, todo: 'Have someone at the gate who knows the lift and the room.' },
  ],
  questions: [
    {
      question: 'Is lunch or dinner better for a first birthday?',
      answer:
        'Dinner, if most guests are colleagues and neighbours, because they come after work. Lunch on a Sunday is easier for the baby and for grandparents from far away. Halls are also free more often at noon.',
    },
    {
      question: 'Two cousins have birthdays in one week. Can they share a party?',
      answer:
        'Yes, as one booking, if place and hour are the same. Count the relatives once and each child’s friends separately. Order two small cakes rather than one large one.',
    },
    {
      question: 'Are eggless dishes available?',
      answer:
        'Vegetarian menus here are without meat and fish. Egg is a separate question for pasta, mayonnaise and desserts, so ask the caterer on their page before you book.',
    },
    {
      question: 'How many servers does a children’s party need?',
      answer: {
        text: 'As a guide, 1 at the children’s table for every 15 of them, and the usual team at the buffet. Packed boxes come without staff, so ask two relatives.',
        source: 'planning',
      },
    },
    {
      question: 'Can the party be on a school day?',
      answer:
        'Yes, and a clubhouse is easier to get. Keep it short and serve a proper meal early, since children come hungry from tuition and have school the next day.',
    },
    {
      question: 'What if the entertainer and the food overlap?',
      answer:
        'Keep the lids closed until the show is over. Give the caterer a serving time fifteen minutes after its planned end, and ask the entertainer to stop at that hour.',
    },
  ],
  event: { occasion: 'birthday', people: '25-50' },
  related: ['birthday-parties', 'party-caterers-mumbai', 'anniversary-celebrations'],
  next: {
    heading: 'Start your list of two',
    text: 'Search from the clubhouse with the date and your range of guests. Save the caterers you want to call.',
  },
}
