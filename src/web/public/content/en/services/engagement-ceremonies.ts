import type { Service } from '../../service.ts'

export const engagementCeremonies: Service = {
  slug: 'engagement-ceremonies',
  name: 'Engagement ceremonies',
  title: 'Engagement and sakharpuda catering in Mumbai',
  description:
    'Sakharpuda, gol dhana, roka or ring ceremony: a meal for two families who hardly know each other, often at short notice, in a Mumbai flat or small hall.',
  heading: 'Engagement catering for two families who meet at last',
  lead: 'The date is often fixed only weeks ahead, and half of the guests are strangers to you. Here is how to host them well without a wedding-sized menu.',
  pictureAlt: 'A ring box among marigolds and a diya, with ladoo, kaju katli, rasmalai and pulao around it',
  summary: 'Sakharpuda, gol dhana, roka and ring ceremonies, often fixed within a few weeks.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'From yes to the day', value: { text: 'Often 3–6 weeks', source: 'planning' } },
    { label: 'Who hosts', value: 'Usually the bride’s side, with a list from both families' },
    { label: 'The meal', value: 'Lunch after a morning muhurat, or dinner after the rings' },
    { label: 'Often forgotten', value: 'Food for the other family’s journey home' },
  ],
  sections: [
    {
      heading: 'What is exchanged, and what is eaten after it',
      blocks: [
        {
          table: {
            caption: 'Customs and their meals',
            columns: ['Custom', 'What happens', 'Food that follows'],
            rows: [
              ['Sakharpuda', 'Sari, coconut and a packet of sugar', 'Maharashtrian lunch with shrikhand or jalebi'],
              ['Gol dhana', 'Jaggery and coriander seeds are shared', 'Farsan, puri, undhiyu or kadhi, basundi'],
              ['Roka or kurmai', 'Gifts and a tilak, then rings', 'Starters, dal makhani, paneer, hot breads'],
              ['Nischayathartham', 'The lagna patrika is read out', 'Banana-leaf meal with payasam'],
              ['Ring ceremony', 'Rings, cake, dancing', 'Snacks that are passed around, late dinner'],
            ],
            source: 'planning',
          },
        },
        'The ritual is short. The introductions take longer, and relatives need something in their hands while they talk. Serve a drink and one snack as the other family comes in. Keep the meal closed until the elders on both sides have sat down.',
      ],
    },
    {
      heading: 'Two families, one menu',
      blocks: [
        'You know what your own relatives like. Of the other side you know three people. Ask the couple, not the parents. They will tell you honestly who is veg or Jain, who is fasting that day, and how spicy the food may be.',
        'If one family is vegetarian, the usual courtesy is a vegetarian table. Add richness elsewhere, with a chaat counter, two sweets or a better paneer dish. A single chicken dish at the back of the room may offend them.',
        'Mixed regions need less effort than people fear. A Tamil family enjoys a good Gujarati lunch when there is curd rice at the end. A Punjabi family misses one thing at a Maharashtrian table, which is a hot roti. Include the one dish that the others would miss.',
        'Elders of the visiting family eat first, at a table, and a relative from your side sits with them.',
      ],
    },
    {
      heading: 'A date fixed on Sunday',
      blocks: [
        'The families agree, the priest finds a date, and it is nineteen days away. Halls in Dadar or Vile Parle may be gone. A clubhouse, a restaurant floor that allows catering or a large flat will do for eighty people.',
        {
          list: [
            'Look for a morning if evenings are full. Many halls have their lunch slot free.',
            'Filter the list by your date, since a caterer who is booked out that day cannot be chosen',
            'Allow {largeNotice} days of notice for {largeGuests} guests or more, and the caterer’s own notice for fewer',
            'Take a package as it is suggested. Fine-tuning eleven dishes costs a week that you do not have.',
            'Have a second name ready. If the first caterer declines, the money is refunded in full and you book the other.',
          ],
        },
        'When the date comes so close, invite by telephone. You get the number of guests in the same call.',
      ],
    },
    {
      heading: 'Gift trays are not the dessert',
      blocks: [
        'Kaju katli, dry fruit and ladoo arrive in decorated trays from a mithai shop. They go from one family to the other and are not opened. Your guests still expect a sweet on the plate, so order it with the meal.',
        'Give the trays a table of their own, away from the serving line. In a small hall both end up side by side, and someone may open the wrong box.',
        {
          text: 'For 80 guests, a guide is 160 pieces of gulab jamun or rasmalai, or 8 litres of basundi. With two sweets on the menu, order about two thirds of each.',
          source: 'portions',
        },
      ],
    },
    {
      heading: 'When the other side comes by bus',
      blocks: [
        'A family from Nashik, Surat or Kolhapur arrives together, with children who left home at five. They need a place to wash, tea, and something simpler than party snacks. Poha or idli on arrival is better than a tray of welcome drinks.',
        'For their way back, order packed boxes as a second booking, from {minPacked} on, to reach the venue an hour before they leave. Theplas, puri with a dry potato bhaji, and a sweet last on the road without a spoon. Write the family’s name on the carton.',
      ],
    },
  ],
  menus: [
    {
      title: 'A lunch after sakharpuda',
      about: 'A vegetarian plate that the elders of both families accept, with a sweet that is part of the meal.',
      people: '50-100',
      diet: 'veg',
    },
    {
      title: 'Gujarati, with a Jain share',
      about: 'For gol dhana with a large family, where Jain guests sit at the same table as all the others.',
      people: '100+',
      diet: 'jain',
    },
    {
      title: 'Boxes for the road',
      about: 'Dry, packed food for relatives who travel back in the evening.',
      people: '25-50',
      packed: true,
    },
  ],
  checklist: [
    'Get both guest lists, with diets, from the couple',
    'Ask the priest for the hour of the ritual and count forward to the meal',
    'Keep one table free for the elders of the other family',
    'Order sweets for the plate as well as for the trays',
    'Find a room where the visiting family can wash and change',
    'Plan boxes for guests with a long journey',
  ],
  plan: [
    { daysBefore: 20, todo: 'Settle day and place with the other family, and agree who invites how many.' },
    { daysBefore: 16, todo: 'Shortlist two caterers who are free, and read which dishes their packages suggest.' },
    { daysBefore: 14, todo: 'Book the first of them. If the answer is no, book the second on the same evening.' },
    { daysBefore: 8, todo: 'Telephone your side. Let the couple collect the numbers of the other side.' },
    { daysBefore: 3, todo: 'Enter the last numbers of veg, Jain and non-veg. Order the trays from the mithai shop.' },
    { daysBefore: 0, todo: 'Receive the other family with tea, and seat their elders before the buffet opens.' },
  ],
  questions: [
    {
      question: 'How many guests come to an engagement?',
      answer: {
        text: 'Between 60 and 150 in a hall, 25 to 40 at home. A guide for the host: the other family brings about a third of the guests, and five more than they said.',
        source: 'planning',
      },
    },
    {
      question: 'Is two weeks enough to arrange the food?',
      answer:
        'Usually yes, outside the busiest wedding Sundays. Check the notice on each caterer’s page, and search with the date so that you see who is free.',
    },
    {
      question: 'Can both families share the payment?',
      answer:
        'A booking is paid once, by the account that books. Show the bill to the other family, and settle your shares privately. If you want separate receipts, make the lunch and the travel boxes two bookings.',
    },
    {
      question: 'Should the caterer serve during the ceremony?',
      answer:
        'Only water and drinks. Ask the team to keep lids closed and move quietly until the rings or the sugar have been exchanged. The microphone of the video picks up every plate.',
    },
    {
      question: 'Do we need live counters?',
      answer:
        'Not for a lunch. For an evening with friends, one counter for chaat keeps guests moving between the families. Check that the hall permits a burner before you add it.',
    },
  ],
  event: { occasion: 'engagement', people: '100+' },
  related: ['weddings', 'religious-functions', 'anniversary-celebrations'],
  next: {
    heading: 'See who is free on the date you fixed',
    text: 'Enter the place and the day first. The list then shows who can still cook for you.',
  },
}
