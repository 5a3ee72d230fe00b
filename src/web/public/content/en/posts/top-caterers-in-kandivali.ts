import type { Post } from '../../post.ts'

export const topCaterersInKandivali: Post = {
  slug: 'top-caterers-in-kandivali',
  title: 'Top caterers in Kandivali for flats and clubs',
  description:
    'Mahavir Nagar, Charkop, Thakur Village, Lokhandwala Township: small guest lists, Kathiyawadi and Jain menus, one-road townships, and how to test a caterer.',
  heading: 'Top caterers in Kandivali for short lists',
  lead: 'A function in Kandivali is often forty people in a flat or a party room. A caterer who is good at weddings of five hundred may not suit that.',
  pictureAlt: 'A red cake with candles, paneer tikka and biryani around two hearts',
  summary:
    'How to choose for thirty to sixty guests in a flat, a society hall or a club in Kandivali, and which questions the elders will ask.',
  publishedOn: '2026-11-25',
  updatedOn: '2026-11-25',
  picture: 'anniversary-celebrations',
  facts: [
    { label: 'Common size', value: { text: '30–60 guests', source: 'planning' } },
    { label: 'Asked for', value: 'Gujarati, Kathiyawadi, Jain, then Chinese' },
    {
      label: 'West to east',
      value: { text: 'Charkop to Thakur Village, 5 km in a straight line', source: 'geography' },
    },
    { label: 'Clubs', value: { text: 'Poinsur Gymkhana and the S.V.P. pool, west', source: 'geography' } },
  ],
  sections: [
    {
      heading: 'Why small events are hard to cater',
      blocks: [
        'For forty guests a caterer sends the same tempo, driver and supervisor as for two hundred. So some charge more per plate for small events, and some do not take them at all. Find one who cooks for forty every week.',
        'Choose your range of guests first, and the list shows only caterers with a package for it. On a caterer’s page, set the reviews to the same size of event. Four lines about a godh bharai in a society hall tell you more than praise from a banquet.',
        'Once you enter a place, the list is in order of distance, and ratings do not move a card up. A well-reviewed caterer may be on the second page, so read on. You can set a minimum rating in the filters. Details are in [how we rank](/how-we-rank-caterers).',
      ],
    },
    {
      heading: 'Mahavir Nagar and the Gujarati west',
      blocks: [
        'Mahavir Nagar is full of farsan shops and food stalls, so your guests know when dhokla is from the day before. Order fewer kinds of farsan, and ask which are made on the day.',
        'Kathiyawadi families want bajra rotla with white butter, sev tameta, ringan no olo, lasaniya bataka and plenty of chaas. A Kutchi or a Patidar family will want the dal sweeter or less so. Tell the caterer how yours is cooked at home.',
        'Many guest lists on this side include Jain families. Root vegetables are only one part of it. Some guests do not eat after sunset, which in winter means a dinner before six. Some drink only boiled water, so ask the caterer to bring it.',
      ],
    },
    {
      heading: 'Charkop, Poisar and the Link Road',
      blocks: [
        {
          text: 'Charkop is a grid of numbered sectors about 3 km from the station. Write the sector and the plot in the venue line, because a driver finds those sooner than the name of the society. Colony halls here are plain, with a tap and a fan. The society or the local mandal takes the reservation.',
          source: 'geography',
        },
        'Many Maharashtrian families here come from the Konkan coast. For a retirement or a birthday they ask for kombdi vade, surmai fry and sol kadhi. For a pooja they want a seated vegetarian meal on a leaf. Often these are two different caterers.',
        'The gymkhana at Poisar and the swimming-pool club are for members and their guests. Ask the office which rooms can be hired, whether you may bring a caterer, and what fee is due.',
      ],
    },
    {
      heading: 'Thakur Village, Thakur Complex, Lokhandwala',
      blocks: [
        'East of the railway you find towers with podiums, gyms and party rooms for fifty. Hosts come from everywhere: Punjabi, Tamil, Bengali, Sindhi, Maharashtrian. Children’s parties with noodles and pasta are common, and many guests are vegetarian.',
        {
          list: [
            'Thakur Village is slow where it meets the highway from half past five, so get the tempo in before that',
            'Lokhandwala Township depends on Akurli Road, which is also the market road to the station. Add plenty of time on a Saturday evening',
            'Thakur Complex lies along the highway and is easier to reach',
            'Ask how many people the party room holds with a buffet table inside',
          ],
        },
        'Kandivali’s east and west are joined by few roads. For Thakur Village, a caterer in Borivali East may arrive sooner than one in Mahavir Nagar.',
      ],
    },
    {
      heading: 'Menus by occasion',
      blocks: [
        {
          table: {
            caption: 'What Kandivali hosts usually serve, for 40 guests',
            columns: ['Occasion', 'Menu', 'Where it goes wrong'],
            rows: [
              ['Godh bharai or shrimant', 'Gujarati lunch, two sweets', 'Ceremony runs over, puris go limp'],
              ['Naming, barsa', 'Maharashtrian lunch, ghugri', 'No place for elders to sit'],
              ['Anniversary in a party room', 'Starters, pav bhaji counter, cake', 'Smoke alarm and one socket'],
              ['Chauvihar dinner', 'Jain, served before sunset', 'Guests from offices come too late'],
              ['Tenth birthday', 'Noodles, pizza, ice gola', 'Parents are not counted'],
              ['Prayer meet', 'Tea, snack boxes, water', 'Order placed without notice'],
            ],
            source: 'planning',
          },
        },
        'Where notice is short, as for a prayer meet, filter by your date. Caterers who need more days drop out, and the rest can be called immediately. For the happier days, see [baby showers](/services/baby-showers) and [anniversaries](/services/anniversary-celebrations).',
      ],
    },
    {
      heading: 'What to taste',
      blocks: [
        'A tasting can be arranged by phone at {phone}. Ask for plain food: dal, one rotli or rotla, a farsan and the chaas. You learn more from these than from paneer in a rich gravy.',
        'Let an elder and a child taste with you. Ask how the same rotli will be kept soft for forty people, and who rolls it at the venue. Note what the caterer says about the time between frying and serving, as that is where farsan goes soft.',
      ],
    },
  ],
  menus: [
    {
      title: 'A Kathiyawadi evening',
      about: 'Rotla, sev tameta and chaas, for a family that misses Saurashtra.',
      people: '25-50',
      cuisine: 'Kathiyawadi',
    },
    {
      title: 'A Jain meal before sunset',
      about: 'For hosts whose elders keep chauvihar, served early and cleared early.',
      people: '25-50',
      diet: 'jain',
    },
    {
      title: 'A party room in Thakur Village',
      about: 'Chinese starters and noodles, for children and the parents who collect them.',
      people: '25-50',
      cuisine: 'Chinese',
    },
  ],
  checklist: [
    'Set the guest range first, then read prices',
    'Tell the caterer how dal is cooked in your home',
    'Write sector, plot or wing on the bill',
    'Ask the club about outside caterers and fees',
    'Serve Jain elders before sunset',
    'Have farsan fried on the same day',
    'Count the parents at a children’s party',
  ],
  plan: [
    { daysBefore: 24, todo: 'Reserve the party room or colony hall, and ask its maximum.' },
    { daysBefore: 17, todo: 'Choose the range, read reviews of that size, keep three.' },
    { daysBefore: 13, todo: 'Arrange a tasting with the elder who will judge.' },
    { daysBefore: 8, todo: 'Book with diets, and add sector or wing to the address.' },
    { daysBefore: 3, todo: 'Change the count for guests who are travelling.' },
    { daysBefore: 0, todo: 'Seat the elders first, and start serving at the hour on your invitation.' },
  ],
  questions: [
    {
      question: 'Which caterers in Kandivali take orders for 30 people?',
      answer:
        'Choose your range of guests on the [Kandivali](/pangat/kandivali) list. Those without a package for that size are left out, so every card you see can serve you.',
    },
    {
      question: 'Where do I find Kathiyawadi food in Kandivali West?',
      answer:
        'Pick Kathiyawadi under cuisine and search from Mahavir Nagar. Then read the packages for rotla and olo, because some caterers use the word for a single dish.',
    },
    {
      question: 'Can dinner be served before sunset for Jain guests?',
      answer:
        'Yes. Enter the serving time you need. In December the sun sets at about six, so ask the caterer to reach you by half past four.',
    },
    {
      question: 'Is Akurli Road a problem for deliveries to Lokhandwala?',
      answer:
        'On weekday mornings hardly, on Saturday evenings yes. Ask the caterer to arrive well before the serving time and to keep the food closed until then.',
    },
    {
      question: 'May a caterer cook in a society’s party room?',
      answer:
        'Usually food is only warmed there. Many committees allow induction plates and forbid gas. Show their rule to the caterer before you choose a live counter.',
    },
  ],
  event: { people: '25-50', diet: 'veg', place: 'Kandivali, Mumbai' },
  related: ['anniversary-celebrations', 'baby-showers', 'top-caterers-in-borivali', 'top-caterers-in-malad'],
  next: {
    heading: 'Your forty guests in Kandivali',
    text: 'Enter the society, choose the range and the diets, and read who cooks for tables of your size.',
  },
}
