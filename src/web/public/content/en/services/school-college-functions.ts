import type { Service } from '../../service.ts'

export const schoolCollegeFunctions: Service = {
  slug: 'school-college-functions',
  name: 'School and college functions',
  title: 'School annual day and college function catering',
  description:
    'Annual days, sports days, farewells and alumni lunches: portions by class, allergies, what FSSAI rules keep out of schools, bell times and a term’s plan.',
  heading: 'Catering for schools and colleges, bell by bell',
  lead: 'Children eat fast and by class, and their teachers eat last. This page is for the coordinator, the student council and the parents who help them.',
  pictureAlt: 'Vada pav, pav bhaji, samosas and pani puri around an exercise book and two pencils',
  summary: 'Snack boxes by class, annual day teas, farewell dinners and alumni lunches, with allergies noted.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Easiest format', value: 'One labelled box per child, sorted by class' },
    { label: 'Time to eat', value: { text: '20 minutes in school, 60 at college', source: 'planning' } },
    { label: 'Ask parents for', value: 'Diet and allergy on the consent slip' },
    { label: 'Season', value: { text: 'December and January, farewells in February', source: 'planning' } },
  ],
  sections: [
    {
      heading: 'From annual day to alumni meet',
      blocks: [
        {
          list: [
            'Annual day: performers are in costume from noon, nervous, with made-up faces. Small dry snacks before, a box after, tea for parents',
            'Sports day: water and glucose all morning, bananas, then an early lunch. The relay team eats nothing before its race',
            'Teachers’ day: teachers sit and are served for once. Spend on this one',
            'Farewell or fresher’s party: students want chaat, pasta and a dessert counter, and the principal wants it over by nine',
            'Alumni meet: former students ask for the canteen’s vada pav and then for a good dinner',
          ],
        },
        'College festivals are different. Volunteers are the ones to feed, three days in a row, at whatever hour their event ends. Packed meals with a name list are fair to everyone, and a buffet is empty before the night team arrives.',
      ],
    },
    {
      heading: 'How much is a portion in class two',
      blocks: [
        'Caterers think in adult plates. A six-year-old leaves half of one, a boy of fifteen takes two. Put the classes into the note, and order by the table.',
        {
          table: {
            caption: 'A guide to one child’s snack or lunch',
            columns: ['Class', 'Snack box', 'Lunch', 'Drink'],
            rows: [
              ['Nursery to 1', '2 small idlis, a biscuit', 'Half of an adult plate', '100 ml milk or water'],
              ['2 to 4', '1 sandwich, fruit', 'Two thirds', '150 ml'],
              ['5 to 7', '2 items and fruit', 'Nearly a full one', '200 ml'],
              ['8 to 10', '3 items', 'A full one with more roti', '250 ml'],
              ['11, 12 and college', '3 items, one of them large', 'A full one and a second help', '300 ml'],
              ['Teachers and parents', '3 items and tea', 'A full plate', '150 ml tea'],
            ],
            source: 'portions',
          },
        },
        'The price is per box or plate, whatever the age. For nursery, choose a smaller box instead of a half-eaten large one, and hand it out at their own break.',
      ],
    },
    {
      heading: 'Allergies, tiffin rules and the law',
      blocks: [
        'Peanut is in chutney, chikki and thecha, cashew is in many white gravies, and milk may be in pav and biscuits. Collect allergies on the same slip as the consent. The bill has a field for them with the number of children, which the caterer sees and which is deleted after the event.',
        'Pack the boxes of those children apart, with a name and a coloured band, and let the class teacher hand them over. A Jain child gets a marked box too. Do not rely on a six-year-old to know.',
        {
          text: 'Food that is high in saturated fat, added sugar or salt may not be sold to children on a school campus or within 50 metres of its gate. The warning board at the gate says “including free sale”. So show the principal your menu early. Idli, dhokla, upma, fruit and roasted snacks are usually accepted.',
          source: 'schoolFood',
        },
      ],
    },
    {
      heading: 'Gates, corridors and the two bells',
      blocks: [
        'Most schools do not let a van into the yard while children are in it. The caterer arrives before the first bell, or during a lesson, and leaves the same way. Staff need identity cards and often a list with names and photos, sent a week ahead. Many schools run by trusts allow vegetarian food only, and some allow no outside food at all on weekdays.',
        {
          list: [
            'Unload at the gate nearest to the hall, never across the playground',
            'Stack the boxes by class and division, with the count on top',
            'Carry them to classrooms ten minutes before the bell, lids closed',
            'Have two class monitors and one teacher at each door',
            'Collect empty boxes in the same crates before anyone leaves',
          ],
        },
        {
          text: 'As a guide, a school of 600 can eat in 25 minutes this way. With two counters and a queue, the last classes may still be in line when the buses leave.',
          source: 'planning',
        },
      ],
    },
    {
      heading: 'Who books, who pays, who decides',
      blocks: [
        'The office signs, the parents’ association pays, the student council picks the menu. Let one adult hold the account, since students under eighteen cannot book.',
        'Payment is online and in full, so collect contributions before the booking and not at the door. If the school needs the invoice in its own name, its office should book. For a three-day festival place three bookings, each with its own count, because the third day is seldom like the first.',
        'A student council with a small purse does best with two strong dishes in plenty. With thirty items on the banner there is too little of each, and many are gone by eight.',
      ],
    },
  ],
  menus: [
    {
      title: 'Snack boxes, sorted by class',
      about: 'For an annual day or a sports morning. Every child gets the same, and no one has to queue.',
      people: '100+',
      packed: true,
      diet: 'veg',
    },
    {
      title: 'Teachers’ day lunch',
      about: 'Served to a staff room that usually eats from a tiffin between two periods.',
      people: '50-100',
      diet: 'veg',
    },
    {
      title: 'Farewell evening with counters',
      about: 'Chaat, pasta and dessert for a batch that would rather dance than sit.',
      people: '100+',
    },
  ],
  checklist: [
    'Add diet and allergy to the consent slip',
    'Show the principal the menu before you book it',
    'List classes with strengths, teachers, drivers and helpers',
    'Send staff names to the school gate',
    'Find out when examinations and other functions use the hall',
    'Order water in cans for the ground and the backstage',
    'Choose the two teachers who hand over allergy boxes',
  ],
  plan: [
    { daysBefore: 50, todo: 'Look up the term calendar, block the hall, and agree on who pays.' },
    { daysBefore: 29, todo: 'Send slips home with diet and allergy. Ask the principal what is not allowed.' },
    { daysBefore: 19, todo: 'Shortlist caterers with boxes, and let a teacher of each section read the menus.' },
    { daysBefore: 14, todo: 'Collect the money and book. Enter allergies by number.' },
    { daysBefore: 7, todo: 'Send staff list and vehicle to the gate, and the class list to the caterer.' },
    { daysBefore: 3, todo: 'Correct the count for children who are ill or on leave.' },
    { daysBefore: 0, todo: 'Count the stacks at the gate. Feed helpers and bus attendants first for once.' },
  ],
  questions: [
    {
      question: 'Can the boxes be sorted and labelled by class?',
      answer:
        'Ask for it in the note with a list of divisions and numbers. Most caterers can stack by count. Stickers with names are best printed by the school and given to them on the day before.',
    },
    {
      question: 'Is egg or chicken possible at a school event?',
      answer:
        'That is the school’s decision. Colleges usually allow it, schools often do not. Where both are served, use two colours of box and separate tables.',
    },
    {
      question: 'What is good for a bus trip after the function?',
      answer:
        'Dry food without sauce: thepla, sandwich, fruit, a small bar. Avoid milk and fried snacks before a winding road. Keep the boxes in the hold until the first halt.',
    },
    {
      question: 'We expect 800. Can one caterer do it?',
      answer: {
        text: 'Only some can. The capacity on each card is the largest number they serve in one day. From 500 boxes on, two caterers with the same simple menu are a safer choice, one for the primary section and one for the seniors.',
        source: 'planning',
      },
    },
    {
      question: 'How early should an annual day be booked?',
      answer: {
        text: 'We advise 3 weeks. Most caterers need {hugeNotice} days above {hugeAbove} guests, but many schools celebrate on the same two Saturdays in December.',
        source: 'planning',
      },
    },
    {
      question: 'Can parents pay for their own plates?',
      answer: 'Collect from them beforehand. Pangat takes one payment for one booking, from the person who places it.',
    },
  ],
  event: { people: '100+', kind: 'boxes' },
  related: ['graduation-parties', 'award-ceremonies', 'cultural-events'],
  next: {
    heading: 'Check who packs for a full school',
    text: 'Enter the school’s address, a date in term and the number of boxes. Read the minimum and the capacity before you show a menu to the children.',
  },
}
