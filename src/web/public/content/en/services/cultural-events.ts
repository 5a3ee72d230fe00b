import type { Service } from '../../service.ts'

export const culturalEvents: Service = {
  slug: 'cultural-events',
  name: 'Cultural events',
  title: 'Catering for cultural programmes in Mumbai',
  description:
    'Baithaks, arangetrams, garba nights and society programmes in Mumbai: what fits into an interval, how artists eat, open grounds, passes and late hours.',
  heading: 'Food for music, dance and the interval between',
  lead: 'The audience came for the music and the dance, and food has to fit between them. Here is how to feed a hall in a fifteen-minute interval, a society ground on garba night, and the artists after midnight.',
  pictureAlt: 'A Kathiyawadi thali with a pair of tabla, dandiya sticks, jalebi and dhokla',
  summary:
    'Baithaks, dance debuts, garba grounds and society nights, with interval snacks and a late meal for artists.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Interval', value: { text: '15–20 minutes, two snacks at most', source: 'planning' } },
    { label: 'Crowd', value: 'Families and elders, known by pass or by face' },
    { label: 'Artists', value: 'Light food before, a full meal after' },
    { label: 'Open grounds', value: 'Cover, water, light and bins come first' },
  ],
  sections: [
    {
      heading: 'What happens in fifteen minutes',
      blocks: [
        {
          text: 'Three hundred people leave a hall in Dadar, Sion or Vile Parle through two doors. Four minutes are gone. If each counter serves 25 guests a minute from trays that are already filled, two of them finish in 6 minutes. The bell rings in the twelfth. There is no time to assemble anything.',
          source: 'planning',
        },
        {
          list: [
            'Batata vada or sabudana vada, handed over in a leaf bowl with chutney inside',
            'Tea poured before the curtain falls, filter coffee beside it',
            'Water at the far end, so that the crowd spreads',
            'No change, no choosing: everyone gets the same two things',
          ],
        },
        'Elders stay in their seats. Send four volunteers down the aisles with trays, if the hall permits it. Most do not allow food inside, and then a chair in the foyer near each door is a kindness.',
      ],
    },
    {
      heading: 'Which programme, which meal',
      blocks: [
        {
          table: {
            caption: 'Cultural programmes and their food',
            columns: ['Programme', 'Audience', 'Food that fits'],
            rows: [
              ['Baithak at home', '30–60 on the floor', 'Masala milk and farsan after the last raga'],
              ['Arangetram', '200–400, seated', 'South Indian dinner on leaves or buffet'],
              ['Garba night', '300 and more, dancing', 'Fafda, sev khamani, chaas, jalebi till late'],
              ['Society annual night', '150–400 residents', 'Dinner in two sittings by building'],
              ['Mushaira or kavi sammelan', '100–200', 'Kebabs or cutlets before, biryani after'],
              ['Literary or film day', '80–150', 'Packed lunch, tea all afternoon'],
            ],
            source: 'planning',
          },
        },
        'A programme of one community lives by its own dishes. At a Bengali evening guests look for luchi and kosha mangsho, and at Onam for a sadya on a leaf. Filter the list by cuisine first and by price afterwards. Read the dishes, since the name of a package says little.',
      ],
    },
    {
      heading: 'Artists do not eat when guests eat',
      blocks: [
        'A singer takes nothing heavy for three hours before going on stage and avoids curd, ice and fried food. A dancer in full make-up drinks through a straw. Ask the troupe’s manager for three times: arrival, call and departure.',
        {
          list: [
            'On arrival: warm water, honey, lemon, bananas, soaked almonds, plain tea',
            'Before the call: idli, poha or a plain sandwich in the green room',
            'After the applause: a full hot meal, packed if they drive to Pune or Nashik that night',
            'For accompanists and technicians the same as for the star, in the same room',
          ],
        },
        'Order these meals as packed thalis and have them delivered to the stage door. No servers come with a packed order, so put one volunteer in charge of it.',
      ],
    },
    {
      heading: 'Garba grounds and society courtyards',
      blocks: [
        'Outdoors there is dust, and in October still heat. Serving points go upwind of the dancers, behind a line of tables, under a roof that keeps off both dew and confetti. Chaas and lemon sherbet run out before any snack.',
        {
          text: 'Loudspeakers outdoors are silent from 10 pm to 6 am. For a cultural or religious festival the state may allow them until midnight, on no more than 15 days in the year, and announces which. The crowd eats in the half hour after the music stops.',
          source: 'noise',
        },
        'In a society courtyard, the ground-floor flats live with the event. Keep burners and wash water away from their windows, agree on the hour at which the caterer packs, and send a plate to the watchman. Ask the managing committee who holds the keys of the tap and of the meter room.',
      ],
    },
    {
      heading: 'Passes make the count',
      blocks: [
        'You cannot count the guests of an open evening, but you can count passes. Print the meal on each, with a box to tick for Jain, and tear it at the counter. A society with a hundred flats sends fewer people than its committee hopes and more than have replied.',
        'Where passes are sold at the door, decide how many late plates you dare to pay for. The caterer cooks for the number on the booking. Keep tea and biscuits for those who come after the plates are gone.',
        {
          text: 'As a guide, 70 of 100 invited residents come when it is free, 85 of 100 when they paid, and 50 when rain is forecast.',
          source: 'planning',
        },
      ],
    },
  ],
  menus: [
    {
      title: 'A Gujarati table for a garba night',
      about: 'Farsan, chaas and something sweet for dancers, with a plate of rotlo and shaak for those who sit.',
      people: '100+',
      cuisine: 'Gujarati',
    },
    {
      title: 'South Indian dinner after an arangetram',
      about: 'Rice in courses, rasam and payasam for relatives who flew in for the debut.',
      people: '100+',
      cuisine: 'South Indian',
      diet: 'veg',
    },
    {
      title: 'Meals for the green room',
      about: 'Packed and brought to the stage door, so that musicians eat properly before the drive home.',
      people: '10-25',
      packed: true,
    },
  ],
  checklist: [
    'Time the interval with the artists, not with the caterer',
    'Find out whether trays may be carried down the aisles',
    'List artists, accompanists and technicians with their diets',
    'Print the meal on each pass',
    'Find the tap, the drain and the nearest socket on the ground',
    'Ask the police station about music and crowd',
    'Place bins where people stop, not where they walk',
  ],
  plan: [
    { daysBefore: 42, todo: 'Book hall and artists. Note what each contract says about meals.' },
    { daysBefore: 30, todo: 'Search by cuisine. Phone us for a taste of the one dish that matters to your community.' },
    { daysBefore: 18, todo: 'Book the audience’s food. Start giving out passes with the diet marked.' },
    { daysBefore: 9, todo: 'Count passes. Move the booking up if you pass {hugeAbove} guests.' },
    { daysBefore: 3, todo: 'Order green-room meals if not done, and settle the final number.' },
    { daysBefore: 1, todo: 'Mark counters with chalk on the floor and try the walk from the seats.' },
    {
      daysBefore: 0,
      todo: 'Fill trays five minutes before the interval. Have your own dinner early, because the night is long.',
    },
  ],
  questions: [
    {
      question: 'Can the caterer sell food to our visitors?',
      answer:
        'Not through a booking on Pangat. You order a number of plates and pay for them. For a paid food stall you would need an arrangement of your own with a vendor and the ground.',
    },
    {
      question: 'Is a live counter practical on a ground?',
      answer:
        'Yes, with cover, a level floor and the owner’s consent to gas. Dosa, chaat and jalebi draw crowds, so set them apart from the main line. Caterers who offer counters list them among the dishes of the package.',
    },
    {
      question: 'What do we serve at a baithak at home?',
      answer:
        'Very little before, because people sit on the floor. Water and a pedha on arrival. After the music, masala milk, a farsan and a small sweet, or a simple khichdi and kadhi if it is past ten.',
    },
    {
      question: 'How do we feed four hundred residents in one courtyard?',
      answer:
        'In two sittings, by wing, forty minutes apart, with the programme in between. Print the sitting on the pass. Half the tables are then enough, and food comes out fresh twice.',
    },
    {
      question: 'Do caterers stay past midnight?',
      answer:
        'If the hours are on the booking. {includedHours} hours are part of a package and more can be added before you pay. Agree how the team gets home, since the last trains leave soon after midnight.',
    },
    {
      question: 'It may rain. What should we arrange?',
      answer:
        'A hall or a stilt parking with room for all the counters. Keep the cables off the floor. The caterer needs to know by noon where to set up.',
    },
  ],
  event: { people: '100+' },
  related: ['festive-celebrations', 'religious-functions', 'school-college-functions'],
  next: {
    heading: 'Look for the cuisine your audience grew up with',
    text: 'Pick the venue and the day, then a cuisine. You will see which caterers can take a full hall and which offer packed meals for the stage.',
  },
}
