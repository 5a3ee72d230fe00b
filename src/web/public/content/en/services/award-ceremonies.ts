import type { Service } from '../../service.ts'

export const awardCeremonies: Service = {
  slug: 'award-ceremonies',
  name: 'Award ceremonies',
  title: 'Catering for award nights and felicitations',
  description:
    'Award nights run late. How to time high tea and dinner in Mumbai auditoriums and clubs, which dishes hold, and who feeds the chief guest and the winners.',
  heading: 'Dinner after the awards, even when they run late',
  lead: 'Prize distributions tend to run late. Plan dinner for the hour when yours will really end, and the last winner will find it hot.',
  pictureAlt: 'A gold medal on a ribbon among paneer tikka, biryani, gulab jamun and bright drinks',
  summary: 'Employee awards, sports prizes and felicitations: high tea first, and dinner once the speeches are over.',
  updatedOn: '2026-11-27',
  facts: [
    { label: 'Typical overrun', value: { text: '30–45 minutes', source: 'planning' } },
    { label: 'Who comes', value: 'Winners, their families, juries, sponsors, a chief guest' },
    { label: 'Format', value: 'Tea before the ceremony, dinner after it' },
    { label: 'Not in the hall', value: 'Most auditoriums allow no food beyond the foyer' },
  ],
  sections: [
    {
      heading: 'Two hours on stage become two and three quarters',
      blocks: [
        'The chief guest may be held up at Mahim. The lamp may not light in the draught of the fan. Winners want a photo with the family. None of this is anyone’s fault, so allow time for it.',
        {
          table: {
            caption: 'An award evening, on the invitation and in real life',
            columns: ['Part', 'Invitation', 'Real life', 'What the caterer does'],
            rows: [
              ['High tea', '5 pm', '5–6 pm', 'Serves all who arrive, then clears'],
              ['Lamp and welcome', '5:30 pm', '6:10 pm', 'Keeps the foyer quiet'],
              ['Prizes', '6 pm', '6:30 pm', 'Finishes the gravies, holds breads'],
              ['Vote of thanks', '7:30 pm', '8:40 pm', 'Lights the burners, fills water'],
              ['Dinner', '8 pm', '8:50 pm', 'Opens all lines together'],
            ],
            source: 'planning',
          },
        },
        'Give the serving time on the booking as you expect it, not as the card says. Your service hours count from it.',
      ],
    },
    {
      heading: 'High tea carries the evening',
      blocks: [
        'Parents came straight from work and children from school. If the first food is at nine, the back rows are restless by seven. A small, solid tea before the ceremony is what makes a long programme bearable.',
        {
          list: [
            'One savoury that fills, such as batata vada, kachori or a cheese sandwich',
            'One that does not, for elders: idli or khandvi',
            'Tea, coffee and a cold drink for children',
            'No sweet yet, because it belongs to dinner',
          ],
        },
        'Where the foyer is narrow, hand over snack boxes at the entrance. They come as a separate booking, and guests carry them to the steps outside. Keep a few aside for the anchor and for those who call out the names.',
      ],
    },
    {
      heading: 'Dishes that do not mind a long speech',
      blocks: [
        'A dinner that is ready at eight and served at nine must be as good as it was at eight. Dal makhani, chole, paneer in gravy, veg or chicken biryani in sealed pots, and gulab jamun hold for that long. Rotis, fried rice, tawa vegetables and jalebi do not. Ask for breads to be baked or warmed when the vote of thanks starts.',
        'Many organisers forget soup. A pot near the exit gives the first hundred guests something in hand while the plates are being picked up, and it stretches the queue by ten useful minutes.',
        {
          text: 'For 150 guests open two lines, and for 300 four. Everyone comes out of one door within five minutes. At a wedding the same crowd would arrive over two hours.',
          source: 'planning',
        },
      ],
    },
    {
      heading: 'Company night, club prizes, samaj felicitation',
      blocks: [
        {
          list: [
            'Employee awards sit at round tables in a banquet hall. Starters go around during the programme and the bar, if any, is the company’s own affair',
            'A gymkhana or housing society gives its sports prizes on a lawn. Players are hungry and young: more rice and more chicken than you would think',
            'A samaj honours students who passed the board examinations, with three generations present. The meal is vegetarian, often Jain, and everybody expects to sit',
            'A trade association invites ministers and bankers. Dinner is a buffet, but the front two rows are served',
          ],
        },
        'Round tables look good on film but take twice the floor. A hall for four hundred in chairs holds about half of that at tables. Get the exact number from the hall manager and pass it to the caterer.',
      ],
    },
    {
      heading: 'The stage is fed separately',
      blocks: [
        'The chief guest leaves right after the last prize, with two people from the office and a driver. Have plates ready in the green room ten minutes before the end. Ask the secretary in advance what the guest eats. Diabetes, a fast on that weekday or no food after sunset are common answers.',
        'Jury members, performers, the anchor and the trophy team also miss the buffet. Write their number down and include it in the count. A winner who is still giving an interview at half past nine should find dinner too: ask for twenty plates to be set aside, covered, with a name on the cover.',
      ],
    },
  ],
  menus: [
    {
      title: 'Gala dinner with gravies that hold',
      about: 'For banquet halls and club lawns, with starters during the programme and a full dinner after it.',
      people: '100+',
    },
    {
      title: 'A vegetarian samaj dinner',
      about: 'For a community that eats together, elders included. Jain guests are counted on the same booking.',
      people: '100+',
      diet: 'veg',
    },
    {
      title: 'Boxed high tea at the door',
      about: 'Handed to each family as they come in, before the lamp is lit.',
      people: '50-100',
      packed: true,
    },
  ],
  checklist: [
    'Read the auditorium’s rule on food in foyer, seats and green room',
    'Set the serving time from a rehearsal, not from the invitation',
    'Ask the chief guest’s office about food and departure',
    'Add jury, anchor, performers and crew to the guest count',
    'Agree on a signal between backstage and the buffet',
    'Reserve covered plates for winners who come late',
    'Check when the hall’s lights and lift are switched off',
  ],
  plan: [
    { daysBefore: 40, todo: 'Fix hall and chief guest. Ask the hall until what hour dinner may run.' },
    { daysBefore: 25, todo: 'Choose between seats with dinner outside and round tables. Shortlist caterers.' },
    { daysBefore: 15, todo: 'Book dinner, and the tea boxes if there is no room for a tea counter.' },
    { daysBefore: 6, todo: 'Count winners with families: a child’s prize brings four people, a manager’s brings one.' },
    { daysBefore: 3, todo: 'Rehearse, time it, and tell the caterer if dinner moves.' },
    { daysBefore: 0, todo: 'Keep one runner backstage with a phone. Their call opens the lines.' },
    { daysBefore: -1, todo: 'Share photos with winners, and note the real finishing time for next year.' },
  ],
  questions: [
    {
      question: 'What happens if our dinner starts later than booked?',
      answer:
        'Service of {includedHours} hours counts from the serving time you entered. A late start uses some of it. If you expect a long evening, choose more hours when you book, at {extraHour} per hour.',
    },
    {
      question: 'Is it possible to serve at round tables?',
      answer:
        'Starters and water can go around tables where the caterer brings enough people. A fully plated dinner needs more staff than a package assumes. Ask in the messages before you promise it.',
    },
    {
      question: 'How many guests does each winner bring?',
      answer: {
        text: 'As a guide, 1 guest per winner at company awards, 2 at club prizes, and 3 or 4 when students are honoured.',
        source: 'planning',
      },
    },
    {
      question: 'Who provides trophies, stage and flowers?',
      answer:
        'Your event manager or decorator. Pangat is for the food and its service alone. Let the decorator know where the buffet lines start, because backdrops tend to grow.',
    },
    {
      question: 'Can we serve dinner after ten at night?',
      answer: {
        text: 'Yes, but without music outdoors: loudspeakers must be silent there from 10 pm to 6 am. Ask the hall for its closing hour, since staff need about 45 minutes to pack up.',
        source: 'noise',
      },
    },
  ],
  event: { people: '100+', kind: 'buffet' },
  related: ['corporate-events', 'school-college-functions', 'seminars-conferences'],
  next: {
    heading: 'Choose a caterer with room for the full hall',
    text: 'Enter the auditorium and the evening. Filter for a hundred guests and above, then read reviews that mention timing.',
  },
}
