import type { Post } from '../../post.ts'

export const birthdayPartyCaterersMumbai: Post = {
  slug: 'birthday-party-caterers-mumbai',
  title: 'How to choose a birthday caterer in Mumbai',
  description:
    'Boxes, a buffet or a counter, a clubhouse slot that ends at nine, a cake from somewhere else: what to ask a birthday caterer in Mumbai before you book.',
  heading: 'Choosing a birthday caterer in Mumbai',
  lead: 'Many caterers can feed fifty people. For a birthday you need one who can also manage children, a short slot and a cake from another shop.',
  pictureAlt: 'A birthday cake with balloons, a pizza and a mocktail on a bright table',
  summary:
    'What to book for a class party, a fortieth or a sixtieth, what to ask the caterer, and how a clubhouse slot decides the menu.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-27',
  picture: 'birthday-parties',
  facts: [
    { label: 'Decide first', value: 'Boxes, a buffet with service, or a live counter' },
    { label: 'Cake', value: { text: '1 kg for about 12 small pieces', source: 'portions' } },
    { label: 'Clubhouse slot', value: { text: 'Often 4 hours, cleaning included', source: 'planning' } },
    { label: 'Often forgotten', value: 'Food for parents who stay' },
  ],
  sections: [
    {
      heading: 'What to book for which birthday',
      blocks: [
        'Decide how the food is served before you read menus. Many caterers do only one kind well.',
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
        'Every child who eats counts as a guest, even at a class party. Our page on [birthday parties](/services/birthday-parties) has portions by age and a timetable for small children.',
      ],
    },
    {
      heading: 'Seven questions for the phone',
      blocks: [
        {
          list: [
            'Which dishes have egg in them, sauces and desserts included',
            'Whether Jain snacks are fried in separate oil',
            'How mild the children’s food is, and whether the chilli can be served separately',
            'Who from the team stays at the children’s table',
            'How long the team needs from arrival to the first hot dish',
            'Whether they cut and serve the cake, and bring plates for it',
            'What they do when the slot before yours runs late',
          ],
        },
        'Write the answers next to each name. A caterer who does many children’s parties has a ready answer to the fourth question. If you get a price list instead, call the next one on your shortlist.',
        'Write allergies in their own field on the bill, with the number of guests. Repeat them on the phone the day before.',
      ],
    },
    {
      heading: 'Read reviews for the right things',
      blocks: [
        'Praise for a wedding biryani does not help you. On the caterer’s page, choose the size of your party and search the reviews for pasta, pav bhaji or children. Check whether the food came on time.',
        'For a party of thirty the lowest ratings matter more than the average. If two parents write that the boxes were late, believe them. The caterer’s replies to reviews show how they treat customers.',
      ],
    },
    {
      heading: 'The slot decides the menu',
      blocks: [
        'Societies rent their clubhouse by the slot, and decorator, entertainer and caterer all want the first hour. Give each of them a time, the decorator first. Keep balloons away from the burners.',
        {
          text: 'A buffet needs about 90 minutes to set up and 45 to clear. Boxes need 20 and 10. In a slot of 4 hours, a buffet leaves under two hours for the meal, and boxes leave more than three.',
          source: 'planning',
        },
        'Ask the society office what is not allowed. Open flames, confetti and tape on walls often are not. Some societies admit only a fixed number of helpers, so tell the caterer that number early.',
      ],
    },
    {
      heading: 'Cake, sweets and what goes home',
      blocks: [
        'Only you know when the baker brings the cake. Ask for it an hour before you cut it, and find a fridge. Order it eggless if you are not sure about the guests.',
        'With a cake, one more sweet is enough. Children eat cake or ice cream, rarely both. Many adults prefer jalebi or moong dal halwa.',
        'Put only packed, labelled food into return gifts, so that parents can check for nuts. Do not fill bags from the buffet. Some are opened only the next morning.',
      ],
    },
    {
      heading: 'Fortieth, fiftieth and sixtieth',
      blocks: [
        'At a fortieth the guests talk over starters and eat dinner late. Choose a package with more starters than mains, and see our guide to [party caterers](/blog/party-caterers-mumbai).',
        'A sixtieth can be a pooja in the morning and a party at night. In many Maharashtrian and South Indian families there is a shanti, or the couple marries again. Lunch is then vegetarian, even if dinner is not. A strict family needs a caterer with a pure veg kitchen for lunch and another for the evening.',
        'Ask what the guest of honour loves, such as the fish curry of the home village or jalebi from a childhood street. Search for that dish by name to see who cooks it. For a couple, see [anniversaries](/services/anniversary-celebrations).',
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
      about: 'When several families in the class are Jain, one Jain menu saves a second counter.',
      people: '25-50',
      diet: 'jain',
    },
  ],
  checklist: [
    'Choose boxes, buffet or counter',
    'Call two caterers with the seven questions',
    'Read reviews of parties of your size',
    'Give the decorator, the entertainer and the caterer a time each',
    'Tell the baker and the caterer about egg',
    'Write allergies on the bill, and say them again by phone',
    'Count every child who eats, and the parents who stay',
  ],
  plan: [
    { daysBefore: 35, todo: 'Book the clubhouse slot and read its rules.' },
    { daysBefore: 22, todo: 'Decide on boxes, buffet or counter. Save five caterers near the venue.' },
    { daysBefore: 17, todo: 'Call two of them with your questions, and note the answers.' },
    { daysBefore: 13, todo: 'Book, and enter guests by diet. Order the cake the next day.' },
    { daysBefore: 4, todo: 'Send the caterer the plan of the slot, with the decorator’s number.' },
    { daysBefore: 3, todo: 'Update the numbers with the late replies.' },
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
        'Yes, with many caterers. A veg mark should mean no egg, but ask about pasta, mayonnaise and desserts before you book.',
    },
    {
      question: 'How many servers does a children’s party need?',
      answer: {
        text: 'As a guide, 1 for every 15 children, in addition to the buffet team. Packed boxes come without staff, so ask two relatives to hand them out.',
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
        'Serve after the show. Set the serving time fifteen minutes after its planned end, and ask the entertainer to finish on time.',
    },
  ],
  event: { occasion: 'birthday', people: '25-50' },
  related: ['birthday-parties', 'party-caterers-mumbai', 'anniversary-celebrations'],
  next: {
    heading: 'Start your list of two',
    text: 'Search near the clubhouse with your date and number of guests. Save the caterers you want to call.',
  },
}
