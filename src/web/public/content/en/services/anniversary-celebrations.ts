import type { Service } from '../../service.ts'

export const anniversaryCelebrations: Service = {
  slug: 'anniversary-celebrations',
  name: 'Anniversary celebrations',
  title: 'Anniversary catering in Mumbai, silver to golden',
  description:
    'Catering for a silver or golden anniversary in Mumbai: a menu that older guests can eat, chairs in place of queues, and how to keep a surprise dinner secret.',
  heading: 'Anniversary catering for the couple and their oldest friends',
  lead: 'These guests have known the couple for decades, and many are past seventy. If food, chairs and clock suit them, the evening is good for everybody.',
  pictureAlt: 'An anniversary cake between candles and small hearts, with paneer tikka, biryani and a mocktail',
  summary: 'Silver and golden anniversaries planned around older guests, speeches and a surprise.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Usual size', value: { text: '50–100 guests for a 25th, fewer for a 50th', source: 'planning' } },
    { label: 'Dinner opens', value: { text: '8 pm, or 7:30 pm when most guests are over 70', source: 'planning' } },
    { label: 'Served', value: 'At the table for elders, from a buffet for the others' },
    { label: 'If it is a surprise', value: 'Book in your own name, with your own phone number' },
  ],
  sections: [
    {
      heading: 'From the first year to the fiftieth',
      blocks: [
        {
          table: {
            caption: 'Who hosts, who comes, what works',
            columns: ['Year', 'Hosts', 'Guests', 'What works'],
            rows: [
              ['1–10', 'The couple', '15–40 friends', 'Dinner at home, one counter'],
              ['25', 'The couple or their children', '80–150', 'Hall, starters, speeches, buffet'],
              ['50', 'Children, some from abroad', '60–120', 'Lunch or early dinner, seated'],
              ['60', 'Grandchildren', '25–50', 'Lunch at home, soft food'],
            ],
            source: 'planning',
          },
        },
        'A silver anniversary is still a party. The couple dance, their batch from college comes, and dinner may be late. A golden one is closer to a family function. Brothers and sisters travel from Pune, Nashik or New Jersey, and many of them take tablets with their dinner.',
        'Consider lunch for the golden one. Roads are easier on a Sunday noon, daylight helps those who see badly, and nobody drives home at midnight.',
      ],
    },
    {
      heading: 'Let the guests over seventy set the menu',
      blocks: [
        'Nobody minds food that is soft and mildly spiced when it is cooked well. Ask for the chilli on the side, in a thecha or a pickle.',
        {
          list: [
            'Phulka or soft kulcha rather than naan, which is hard to chew after ten minutes',
            'Pulao without cloves and bay leaves in it, which are a nuisance with dentures',
            'Fish in fillets. A surmai slice with bones makes the table nervous.',
            'A light soup to start with, and dal that is not swimming in butter',
            'A sweet for each habit: basundi or cassata in small cups, and fruit for those who watch their sugar',
            'Warm drinking water, and tea without sugar at the end',
          ],
        },
        'The grandchildren need one thing of their own. A plate of fries or a pasta counter keeps them away from the microphone.',
      ],
    },
    {
      heading: 'Chairs and service for those who cannot queue',
      blocks: [
        'At a buffet people queue with a full plate in one hand. Set round tables for eight near the food, and ask for two of the serving team to bring plates to those tables. The rest of the hall can help themselves.',
        {
          text: 'As a guide, one person serves 15 seated guests, or 30 at a buffet. Write in the note how many are to be served at the table, so that the team is large enough.',
          source: 'planning',
        },
        'Visit the hall in the evening and count steps. A stage, a raised dining level or a toilet one floor up spoils the night for someone with a stick. Gymkhanas and old clubs in Matunga, Chembur or Juhu are comfortable, but a member has to book, and many serve only from their own kitchen.',
      ],
    },
    {
      heading: 'If the couple must not know',
      blocks: [
        'Surprises are given away by telephone calls and by watchmen. Plan for both.',
        {
          list: [
            'Give your own number as the contact person, or a cousin’s, never the landline at home',
            'Let the food arrive at the clubhouse or a neighbour’s flat, and brief the guard on duty by name',
            'Tell the couple about a small family dinner on that day, so that they dress up and do not eat before',
            'If you live abroad, let a relative in Mumbai book, whose phone rings here at all hours',
            'Have starters ready when the door opens. After the shouting and the tears people need something in their hands.',
          ],
        },
        'Find out about their diet quietly. Someone who fasts on that weekday will not eat at their own celebration.',
      ],
    },
    {
      heading: 'One dish from their wedding lunch',
      blocks: [
        'Ask the oldest relatives what was served back then. In many families it was a seated lunch in a wadi, with masale bhaat and jalebi, or batata vada and three-coloured ice cream in Borivali. One such dish on the table gives guests something to talk about.',
        'Write to caterers before you book and ask whether they cook it. If it is not on the menu, it may still fit as a choice in the same course. Put a small card next to the dish with the year and the place.',
      ],
    },
  ],
  menus: [
    {
      title: 'A golden anniversary lunch',
      about: 'Vegetarian, mild and seated. Right for a hall where three generations eat together.',
      people: '50-100',
      diet: 'veg',
    },
    {
      title: 'A silver evening with starters',
      about: 'For friends who come after eight and stay for the old songs.',
      people: '50-100',
      cuisine: 'North Indian',
    },
    {
      title: 'Dinner at home for the closest',
      about: 'Brothers, sisters and two neighbours around the dining table and a few extra chairs.',
      people: '10-25',
    },
  ],
  checklist: [
    'Ask which guests use a wheelchair or a stick, and seat them first',
    'Count the steps between the gate, the food and the toilet',
    'Decide who serves the elders at their tables',
    'Limit the speeches to three, all of them before dinner',
    'Tell the caterer how many guests avoid sugar or salt',
    'Hire chairs with arms and backs, not stools',
    'Keep dinner aside for the couple, who will be photographed all evening',
  ],
  plan: [
    { daysBefore: 60, todo: 'Agree on the date with family abroad before anybody buys tickets. Reserve the hall.' },
    { daysBefore: 35, todo: 'Collect addresses and old photographs, and ask about the menu of the wedding.' },
    { daysBefore: 25, todo: 'Shortlist caterers near the hall and ask each of them about service at the table.' },
    {
      daysBefore: 18,
      todo: 'Book and pay. Check your booking for the caterer’s response before you tell the relatives.',
    },
    {
      daysBefore: 5,
      todo: 'Telephone the older guests. They do not reply to messages, but they do tell you what they eat.',
    },
    { daysBefore: 2, todo: 'Check chairs, ramp, lights and the microphone in the hall.' },
    { daysBefore: 0, todo: 'Serve soup while guests sit down, speeches next, dinner straight after.' },
  ],
  questions: [
    {
      question: 'Can food be served at the table and from a buffet?',
      answer:
        'Ask the caterer before you book, because the team has to be larger. Say how many guests are to be served. Most packages assume a buffet.',
    },
    {
      question: 'My parents eat Jain, their friends do not. What do I order?',
      answer:
        'A package whose caterer also cooks Jain. Enter your parents and other Jain guests as their own number on the bill. A separate bowl at their table is safer than a label on the buffet.',
    },
    {
      question: 'We live abroad. Can we arrange it from there?',
      answer:
        'Yes. Choosing, messages and changes all work online. Give the phone of a relative in Mumbai for the day itself, because the driver calls from the gate.',
    },
    {
      question: 'How long should the party be?',
      answer: {
        text: 'About 3 hours for a golden anniversary and 4 for a silver one. Service beyond {includedHours} hours is billed at {extraHour} per hour.',
        source: 'planning',
      },
    },
    {
      question: 'Can the caterer copy our wedding menu?',
      answer:
        'Often in part. Send the list in a message and ask which dishes they cook well. Do not insist on all of it. One dish that tastes right is enough.',
    },
  ],
  event: { occasion: 'anniversary', people: '50-100' },
  related: ['private-dinners', 'retirement-parties', 'party-caterers-mumbai'],
  next: {
    heading: 'Set the table for their year',
    text: 'Start from the hall or the home, the date, and how many will be there. Read the menus with the oldest guest in mind.',
  },
}
