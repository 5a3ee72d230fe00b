import type { Service } from '../../service.ts'

export const outdoorPicnicsBbqs: Service = {
  slug: 'outdoor-picnics-bbqs',
  name: 'Outdoor picnics and BBQs',
  title: 'Outdoor picnic and barbecue catering in Mumbai',
  description:
    'Barbecue in a Madh bungalow or a picnic in Aarey: where coals are allowed, how much to marinate, what a tempo can reach, shade, monsoon plans and leftovers.',
  heading: 'Picnics and barbecues: fire, shade and a way in',
  lead: 'Outdoors the menu is the easy part. The hard parts are a place where coals may burn, a road that a tempo can use and enough shade for the salad.',
  pictureAlt: 'A round grill with glowing coals, seekh kebabs, sandwiches and a salad on a checked cloth',
  summary: 'Grill evenings in bungalows and gardens, team picnics and beach lunches, planned for fire, heat and rain.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Good months', value: { text: 'November to February, evenings until April', source: 'planning' } },
    { label: 'Coals', value: 'On private ground with consent, seldom on public land' },
    { label: 'Bring', value: 'Water, shade, light, a table for raw food, bins' },
    { label: 'Reach', value: 'Check the distance on the card before you read a menu' },
  ],
  sections: [
    {
      heading: 'Find out where a fire may burn',
      blocks: [
        'A bungalow in Madh or Aksa with its own garden is the simplest place for a grill. A society terrace is the one that goes wrong: smoke drifts into the flats below, and hot ash damages the waterproofing. Public gardens, the forest and the beaches usually allow no flame. Ask in this order.',
        {
          list: [
            'The owner or the society, about coals, gas or electric grills, and the hour by which they must be out',
            'The neighbours downwind, a day before, about the smoke',
            'The forest office for Aarey, Yeoor or the national park, and the ward office for a municipal garden',
            'The caretaker, about a place for the ashes and a hose or a bucket of sand',
          ],
        },
        'If no fire is allowed, you can still have grilled food. The caterer chars it in the kitchen, packs it hot, and you serve it with fresh onion and lime. Most guests will not miss the fire.',
      ],
    },
    {
      heading: 'What to marinate',
      blocks: [
        'People hang around a grill all evening and eat in small rounds, so the amounts are larger than at a buffet, and the curry can be small.',
        {
          table: {
            caption: 'A guide to raw amounts for 30 guests at a grill',
            columns: ['For the grill', 'Per guest who eats it', 'If all 30 eat it'],
            rows: [
              ['Chicken tikka or legs', '220 g', '6.6 kg'],
              ['Seekh kebab', '2 skewers', '60 skewers'],
              ['Fish or prawns', '120 g', '3.6 kg'],
              ['Paneer', '120 g', '3.6 kg'],
              ['Mushroom, capsicum, corn, pineapple', '150 g', '4.5 kg'],
              ['Pav, kulcha or roomali', '3 pieces', '90 pieces'],
              ['Charcoal', 'one bag of 5 kg for 15', '10 kg'],
            ],
            source: 'portions',
          },
        },
        'Nobody takes all of it. Two meats, paneer and one vegetable are a full grill. Jain guests can eat paneer, capsicum, pineapple and corn if the marinade has no garlic, ginger or onion. Their skewers need a grate of their own, since fat from chicken runs along the bars. Tell the caterer that number.',
      ],
    },
    {
      heading: 'Picnic food needs no waiter',
      blocks: [
        'For a team at Aarey or a school group in Powai, leave the grill at home and order boxes. They are light, they need no table, and the bus driver gets one as well. The food should be good at the temperature of the grass.',
        {
          list: [
            'Thepla with chhundo, or stuffed kulcha without gravy',
            'Chutney sandwich, pressed and cut, with no tomato inside',
            'Lemon rice or curd rice, the latter kept in an ice box',
            'Dry bhel in a pouch, mixed with lime at the spot',
            'Orange, guava and chikki instead of a milk sweet',
          ],
        },
        'Say no to mayonnaise, cream, cut melon and coconut chutney between March and October. They turn in the boot of a bus well before lunch.',
      ],
    },
    {
      heading: 'Sun, sea wind and the monsoon',
      blocks: [
        {
          text: 'At noon in April a chafing dish on a beach is a hot plate with sand. Eat at 8 am or after 6 pm. Plan 3 litres of drinking water per guest for an outing of 6 hours, and ice in boxes of its own, never the ice that cooled the fish.',
          source: 'planning',
        },
        'Sea wind blows out burners and carries napkins to the neighbour. Put the counter behind the house, weigh the cloth down, and use lids instead of cling film. At dusk mosquitoes arrive before the kebabs do, so light the coils early and far from the food.',
        'From June to September have a roof on the list from the first day: a verandah, stilt parking, a shamiana with its sides down. Wet grass is slippery, and a tempo sinks into it. Hot vadas, corn and tea under a tin roof are what people want in July anyway.',
      ],
    },
    {
      heading: 'Roads, jetties and gates',
      blocks: [
        'The Versova ferry is quick for guests but carries no tempo. A caterer drives to Madh through Malad and Marve, and to Gorai or Manori by Bhayandar and Uttan. On a Sunday those roads fill up by ten. Set the arrival earlier, and send a location pin for the gate, not for the village.',
        'Each caterer serves within a distance of the kitchen, and the bill says so before you pay if a bungalow lies outside. Karjat, Lonavala and Alibaug are beyond the map of Pangat. Nearer places to consider are Uttan, Yeoor, Ghodbunder, Kharghar and the farms behind Panvel.',
        'Ask whether the lane has a height bar or a bridge. A picnic spot two hundred steps above the car park means that two helpers carry everything, so tell the caterer.',
      ],
    },
  ],
  menus: [
    {
      title: 'A grill evening with sides',
      about: 'For a bungalow weekend. Look for kebabs and tikka among the starters, and for a live counter with coals.',
      people: '25-50',
      cuisine: 'North Indian',
    },
    {
      title: 'Picnic boxes for a bus',
      about: 'Dry snacks or a packed thali, ready to hand out at the first halt. From {minPacked} on.',
      people: '25-50',
      packed: true,
    },
    {
      title: 'A garden lunch without meat',
      about: 'Paneer, corn and pineapple from the grate, farsan and chaas. Everyone at the table can eat it.',
      people: '25-50',
      diet: 'veg',
    },
  ],
  checklist: [
    'Get consent to coals from the owner or the society',
    'Measure the gate, and the walk from the tempo to the table',
    'Carry drinking water, because garden taps may not be fit to drink from',
    'Borrow a second table, so that raw and cooked food never meet',
    'Hang lights over the grill before sunset',
    'Assign a roof for rain',
    'Fill a bucket with sand and one with water',
    'Take all rubbish home',
  ],
  plan: [
    { daysBefore: 23, todo: 'Choose the spot and ask about fire, water, toilets and closing time.' },
    { daysBefore: 16, todo: 'Check which caterers reach it. Message one about coals before you pay, or call us.' },
    { daysBefore: 11, todo: 'Book, with a note on the road, the last turn and the phone signal.' },
    { daysBefore: 4, todo: 'Watch the forecast. Settle who eats meat, who eats Jain, who drives.' },
    { daysBefore: 1, todo: 'Buy ice, water, coils and bin bags. Freeze bottles for the salad box.' },
    { daysBefore: 0, todo: 'Light the coals forty minutes early. Start with the vegetables, end with the fish.' },
    { daysBefore: -1, todo: 'Wet the ashes again, thank the neighbours, return the key.' },
  ],
  questions: [
    {
      question: 'Do caterers bring the grill and the coals?',
      answer:
        'Some do, as a live counter of their package. Where a caterer lists kebabs but no counter, they come ready from the kitchen. Ask before the date is near, and ask who lifts the hot grill into the tempo afterwards.',
    },
    {
      question: 'Can you cater at Juhu or Gorai beach?',
      answer:
        'We would not plan a grill on the sand. Take boxes along and carry the litter home, or hold the meal in a private garden close by. For anything larger on a public beach, ask the ward office first.',
    },
    {
      question: 'Is the farmhouse too far?',
      answer:
        'Enter it as the place of the event. The list then shows the caterers who serve it and how many kilometres away they are. Delivery beyond a caterer’s free distance is a line on the bill.',
    },
    {
      question: 'What if it rains on the day?',
      answer:
        'The booking stays as it is, and the food comes. Set it up under the roof you planned. Cancelling on the morning usually brings little or no refund, because the food is cooked by then.',
    },
    {
      question: 'How long can cooked food be outdoors?',
      answer: {
        text: 'As a guide, 2 hours in shade, and 1 hour when it is above 32 °C. Keep hot food over a flame, cold food in ice, and serve in small lots.',
        source: 'planning',
      },
    },
    {
      question: 'We are twelve people. Does it make sense?',
      answer:
        'Yes, from {minGuests} guests on. A small packed menu is best, with one thing that you grill yourself. A team with a live counter for twelve costs as much effort as for thirty.',
    },
  ],
  event: { people: '25-50', occasion: 'party' },
  related: ['birthday-parties', 'private-dinners', 'cocktail-parties'],
  next: {
    heading: 'See who can reach your garden',
    text: 'Put in the bungalow, the park or the farm. Distance decides first, then read the starters for kebabs and tikka.',
  },
}
