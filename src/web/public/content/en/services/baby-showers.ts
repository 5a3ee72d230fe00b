import type { Service } from '../../service.ts'

export const babyShowers: Service = {
  slug: 'baby-showers',
  name: 'Baby showers',
  title: 'Baby shower and dohale jevan catering in Mumbai',
  description:
    'Dohale jevan, godh bharai, valaikappu or shaad at home in Mumbai: the right plate for the mother-to-be, chairs for older guests, and kitchens without smoke.',
  heading: 'Baby shower catering that starts with her plate',
  lead: 'The guest of honour may not bear the smell of frying, while her guests look forward to hot snacks. Here is what works for both, custom by custom.',
  pictureAlt: 'Knitted booties and a rattle among kheer, sandesh, ladoo and puri bhaji',
  summary: 'Dohale jevan, godh bharai, valaikappu and shaad, planned around the mother-to-be.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'When', value: 'Mostly in the seventh or ninth month, on a day from the panchang' },
    { label: 'Guests', value: { text: '25–50, most of them women', source: 'planning' } },
    { label: 'Length', value: { text: 'About 3 hours, with games in the middle', source: 'planning' } },
    { label: 'Diet advice', value: 'Comes from her doctor, not from a caterer or a website' },
  ],
  sections: [
    {
      heading: 'Her plate comes before the menu',
      blocks: [
        'Ask her, in the week of the event, what she can eat and smell. Cravings from last month may be over. Ask too what her doctor has told her to avoid, and write it in the note with her name on it.',
        {
          list: [
            'Freshly cooked and hot, straight from the vessel, before others are served',
            'No raw sprouts, no cut fruit that has been in the open, no chutney from the day before',
            'Many families leave papaya, pineapple and sesame out of the meal. Mention it, because chaat and chutneys have them.',
            'Small helpings, twice: one before the ritual and one after it',
            'A chair with a back near the fan, not the carved swing, for as long as she eats',
          ],
        },
        'In dohale jevan the plate of all her wishes is the ceremony itself. A caterer can prepare it if you list the dishes. Someone of the family arranges it.',
      ],
    },
    {
      heading: 'Each custom has its own dishes',
      blocks: [
        {
          table: {
            caption: 'What families serve',
            columns: ['Custom', 'Usual hour', 'On the plate'],
            rows: [
              ['Dohale jevan', 'Lunch, or four o’clock', 'Puran poli, masale bhaat, aluvadi, kheer'],
              ['Godh bharai', 'Late afternoon', 'Chaat, dhokla, kachori, gulab jamun, tea'],
              ['Valaikappu', 'Morning', 'Rices of several kinds: lemon, tamarind, coconut, curd'],
              ['Shaad', 'Lunch', 'Five fried things, fish with its head, payesh'],
              ['Shower with friends', 'Five to eight', 'Sandwiches, small pizzas, fruit, cake'],
            ],
            source: 'planning',
          },
        },
        'The Bengali shaad needs good fish, so tell the caterer which one and how many eat it. For valaikappu the rices can be cooked early and taste right at room temperature, which makes it the simplest menu in a flat.',
      ],
    },
    {
      heading: 'Some guests at four, others at seven',
      blocks: [
        'Guests arrive in two groups. Women of both families, neighbours and friends from the office come for the oti and the games. Husbands and children follow for dinner, if there is one. Say clearly on the invitation which of the two you offer.',
        'For an afternoon alone, snacks with one filling dish are enough. If the family stays, order a small buffet with a later serving time and skip the heavy snacks. Both in full is food for a second party.',
        {
          text: 'For 30 guests who take each of these, a guide is 60 samosas or cutlets, 3 kg of dhokla, 4.5 kg of chaat, 3 litres of kheer and about 4 litres of tea.',
          source: 'portions',
        },
        'The game of barfi or pedha, with its covered bowls, uses sweets from the shop. Keep them apart from the dessert. Play it before the food, because guests with full plates drop them.',
      ],
    },
    {
      heading: 'In a flat, with no frying',
      blocks: [
        'Most showers are at her parents’ home. A kadhai of oil in a Mumbai kitchen can be smelt in every room, and she is the first to leave. Have fried things made at the caterer’s place and brought warm, or choose steamed and griddled ones.',
        {
          list: [
            'Borrow chairs from the society. Many older women cannot sit on a mattress.',
            'Put the food in the bedroom with the second door, and the ritual in the hall',
            'Use bowls and small plates that can be held in one hand, because there are no tables',
            'Open windows on both sides an hour before, and put out the agarbattis if she asks',
            'In April and May, start after five. The flat with forty people in it is warmer than the street.',
          ],
        },
        'Ask the caterer to send two people. A larger team has no room in a passage, and they can step out while the women play.',
      ],
    },
  ],
  menus: [
    {
      title: 'A Maharashtrian dohale jevan',
      about: 'Vegetarian lunch for the two families, with sweets that suit the occasion.',
      people: '25-50',
      diet: 'veg',
      cuisine: 'Maharashtrian',
    },
    {
      title: 'Boxes for the afternoon',
      about: 'For godh bharai in a small flat: one for each guest, and nobody needs a counter.',
      people: '25-50',
      packed: true,
    },
    {
      title: 'A Bengali lunch for shaad',
      about: 'For a few close relatives, with fish where the family eats it.',
      people: '10-25',
      cuisine: 'Bengali',
    },
  ],
  checklist: [
    'Ask her what she can smell and eat this week',
    'Pass on the doctor’s list as a note on the booking',
    'Decide whether husbands and children are invited to dinner',
    'Separate sweets for games from sweets for the plate',
    'Count chairs with backs, then borrow the rest',
    'Reserve a quiet room with a bed for her',
    'Ask the watchman to let in the tempo and forty visitors without calls to her phone',
  ],
  plan: [
    { daysBefore: 24, todo: 'Choose the day with her, the elders and the doctor’s appointments in mind.' },
    { daysBefore: 17, todo: 'Invite, and ask who comes only for the afternoon.' },
    { daysBefore: 11, todo: 'Book boxes or a package near the house, with the dishes of your custom.' },
    { daysBefore: 4, todo: 'Talk to her again. Change dishes that she no longer likes.' },
    { daysBefore: 2, todo: 'Collect chairs, trays and saris. Clear the room for the food.' },
    { daysBefore: 0, todo: 'Serve her first, then the elders. Ask a relative to make sure that she sits.' },
    { daysBefore: -1, todo: 'Send sweets to the neighbours who lent chairs and a lift key.' },
  ],
  questions: [
    {
      question: 'Which food is safe for the mother-to-be?',
      answer:
        'Ask her doctor, who knows her. What helps in any case is hot, freshly cooked food, served to her before it has been in the open. Write what she must avoid in the note on the bill.',
    },
    {
      question: 'Can the caterer make the plate for dohale jevan?',
      answer:
        'Many can, if you list its dishes when you book. Some families prefer to cook two or three of her favourites at home and add them. Ask for an empty thali with bowls.',
    },
    {
      question: 'Are snack boxes enough for a godh bharai?',
      answer:
        'Yes, for an afternoon between four and six. Choose boxes with one filling item. If elders are asked to stay longer, they will expect rice and a hot dish.',
    },
    {
      question: 'What if the baby comes early?',
      answer:
        'Cancel on the booking page and call the caterer. The refund follows the terms that you saw on the bill, by the days that are left. Read them before you choose a date late in the ninth month.',
    },
    {
      question: 'Do we order a cake as well?',
      answer:
        'Only if friends expect one. It comes from a baker. With kheer and ladoo on the table, a small one is plenty, and she cuts it sitting.',
    },
  ],
  event: { people: '25-50', diet: 'veg' },
  related: ['housewarming-parties', 'religious-functions', 'birthday-parties'],
  next: {
    heading: 'Choose a menu she will like',
    text: 'Look up caterers near her home, and read two or three menus to her. Let her choose.',
  },
}
