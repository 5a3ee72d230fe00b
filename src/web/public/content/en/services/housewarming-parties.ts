import type { Service } from '../../service.ts'

export const housewarmingParties: Service = {
  slug: 'housewarming-parties',
  name: 'Housewarming parties',
  title: 'Housewarming and griha pravesh catering in Mumbai',
  description:
    'Catering for a griha pravesh in a Mumbai flat: what to serve after the pooja, how much for each guest, society rules, and a plan from three weeks before.',
  heading: 'Housewarming catering, from the pooja to the evening',
  lead: 'A new flat has no stocked kitchen, an unknown lift and a watchman who has not met you. Here is how to feed your guests there without a worry.',
  pictureAlt: 'A brass plate with sweets, a coconut and marigolds, laid for a griha pravesh',
  summary: 'Pooja prasad, a seated lunch and snacks for evening visitors in a flat you have just moved into.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Usual size', value: { text: '25–50 guests, in two or three waves', source: 'planning' } },
    { label: 'Meal', value: 'Vegetarian lunch after the pooja, often without onion and garlic' },
    { label: 'Service', value: '{includedHours} hours included, then {extraHour} per hour' },
    { label: 'Where it gets tight', value: 'Lift, parking and a gas connection that is not live yet' },
  ],
  sections: [
    {
      heading: 'One morning, three kinds of guests',
      blocks: [
        'The muhurat decides everything else. The priest, the parents and the closest relatives come for the havan. Friends and cousins come for lunch. Neighbours and colleagues drop in towards the evening with a gift and stay for a short while.',
        'So do not order one large lunch for everyone on your list. Count the lunch guests as plates. Count the evening visitors as snack boxes or a tea counter. Your bill drops, and nobody eats biryani that has been in a chafing dish since noon.',
        {
          text: 'Many families fast until the havan ends. Ask the priest how long it takes and set the serving time 30 minutes later. Hot food that arrives while the fire is still burning has no place to go.',
          source: 'planning',
        },
      ],
    },
    {
      heading: 'What suits the day',
      blocks: [
        'Most hosts serve vegetarian food and leave onion and garlic out of the lunch. If grandparents are Jain, tell the caterer the number of Jain guests: their sabzi and dal are cooked apart, without potatoes and other root vegetables.',
        {
          list: [
            'Maharashtrian: varan bhaat, batata bhaji, koshimbir, puri, puran poli or shrikhand',
            'Gujarati: dal, kadhi, undhiyu in winter, phulka, farsan and basundi',
            'South Indian: sambar, rasam, poriyal, curd rice and payasam on a banana leaf',
            'Evening tray: dhokla, batata vada, a mithai and masala tea',
          ],
        },
        'The first thing boiled in the house is milk, and it belongs to the family. Ask the caterer to use their own burners, so that your new platform stays free for it.',
      ],
    },
    {
      heading: 'How much to order',
      blocks: [
        'Guests at a housewarming eat once and then talk. The amounts below are for a lunch with one sweet, one dry vegetable and one in gravy.',
        {
          table: {
            caption: 'A guide to cooked food for 40 lunch guests',
            columns: ['Dish', 'Each guest', 'For 40'],
            rows: [
              ['Steamed rice', '120 g', '4.8 kg'],
              ['Dal or varan', '120 ml', '4.8 litres'],
              ['Vegetable in gravy', '140 g', '5.6 kg'],
              ['Puri or phulka', '4 pieces', '160 pieces'],
              ['Shrikhand or kheer', '100 g', '4 kg'],
            ],
            source: 'portions',
          },
        },
        'Order for the guests who said yes. You can still change the number until {changeHours} hours before the event with most caterers, and the bill shows what a change costs before you save it.',
      ],
    },
    {
      heading: 'Rules of a new building',
      blocks: [
        'A society that is still with its developer has stricter gates than an old one. The office may ask for a written request, a list of the staff who come in, and a deposit for the terrace or the clubhouse.',
        {
          list: [
            'Book the service lift, and ask until when movers are allowed to use it',
            'Get a gate pass for the tempo, and a parking spot close to the lift',
            'Ask whether cooking on the terrace or in the passage is allowed at all',
            { text: 'Loudspeakers are not allowed outdoors from 10 pm to 6 am', source: 'noise' },
          ],
        },
        'Without a live gas connection, food comes fully cooked in insulated boxes that hold the heat. Choose dishes that travel well, such as puri bhaji, pulao and dry sweets, and leave dosa and pani puri for another day.',
      ],
    },
  ],
  menus: [
    {
      title: 'Lunch after the pooja',
      about: 'A full vegetarian plate for the family and friends who stay after the havan.',
      people: '25-50',
      diet: 'veg',
    },
    {
      title: 'A table that Jain guests share',
      about: 'For families where grandparents eat Jain: one menu, so that no one needs a separate corner.',
      people: '25-50',
      diet: 'jain',
    },
    {
      title: 'Boxes for evening visitors',
      about:
        'Packed snacks for neighbours and colleagues who drop in and leave. The smallest order is {minPacked} boxes.',
      people: '25-50',
      packed: true,
    },
  ],
  checklist: [
    'Fix the muhurat with the priest before you fix the serving time',
    'Count lunch guests and evening visitors separately',
    'Note how many guests are Jain or fasting',
    'Ask the society office for the lift, the gate pass and the terrace',
    'Show the caterer a photo of the room where food will be served',
    'Arrange drinking water, because a new tank is often not connected',
    'Give the phone number of a relative who is not part of the pooja',
  ],
  plan: [
    { daysBefore: 21, todo: 'Fix the day with the priest and book the terrace or clubhouse.' },
    { daysBefore: 14, todo: 'Compare caterers near the flat, and book the one whose menu fits your family.' },
    { daysBefore: 7, todo: 'Send the caterer the gate rules, the floor and the size of the lift.' },
    { daysBefore: 3, todo: 'Call guests who have not replied, and change the number on your booking.' },
    { daysBefore: 1, todo: 'Clear a counter, check the water, and leave the gate pass with the watchman.' },
    { daysBefore: 0, todo: 'Let the caterer set up while the pooja is on. Serve prasad first, then lunch.' },
    { daysBefore: -1, todo: 'Complete the booking and write a review for the next family.' },
  ],
  questions: [
    {
      question: 'Can the caterer cook inside our new flat?',
      answer:
        'Most prefer not to. They cook in their own kitchen, bring the food hot and finish only breads or tea at your place. If you want live counters, ask for a caterer who brings burners, and get the society’s permission.',
    },
    {
      question: 'Will they cook without onion and garlic?',
      answer:
        'Yes, where the menu says so. Choose a Jain menu for guests who avoid root vegetables too. Add a note on the bill if only onion and garlic are to be left out.',
    },
    {
      question: 'How many guests do we need for an order?',
      answer:
        'At least {minGuests}. For a smaller family pooja, order packed thalis from {minPacked} on and keep some for the evening.',
    },
    {
      question: 'Do caterers bring plates, tables and staff?',
      answer:
        'A package with service comes with serving dishes, plates and people who serve. Tables and chairs usually come from a decorator or the society. Each caterer’s page says what is part of the package.',
    },
    {
      question: 'Is the prasad part of the catering?',
      answer:
        'Usually the family prepares it. A caterer can make the sheera or the panchamrit if you list it in the note, but ask the priest first.',
    },
  ],
  event: { occasion: 'housewarming', people: '25-50', diet: 'veg' },
  related: ['religious-functions', 'baby-showers', 'private-dinners'],
  next: {
    heading: 'See who cooks near your new home',
    text: 'Enter the address of the flat and the date. The list starts with the nearest caterers, with the price per plate for your guests.',
  },
}
