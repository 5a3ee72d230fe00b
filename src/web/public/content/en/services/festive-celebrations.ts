import type { Service } from '../../service.ts'

export const festiveCelebrations: Service = {
  slug: 'festive-celebrations',
  name: 'Festive celebrations',
  title: 'Festival catering in Mumbai through the year',
  description:
    'From Makar Sankranti to Christmas: dates in 2027, what societies, mandals and offices in Mumbai serve on each festival, fasting food, and when to book.',
  heading: 'Festival catering, from Sankranti to Christmas',
  lead: 'On a festival many homes, societies and offices want the same evening. Know the date, the dish and the hour, and book before your neighbours’ society does.',
  pictureAlt: 'A rangoli ringed by diyas, with ladoo, jalebi, gulab jamun and kaju katli in the corners',
  summary: 'Ganesh darshan, garba nights, Diwali, Eid and Christmas for societies, mandals, offices and homes.',
  updatedOn: '2026-11-26',
  facts: [
    { label: 'Price', value: 'The same on a festival as on any other day. There is no festival surcharge.' },
    { label: 'Book', value: { text: '4–6 weeks before Ganesh Chaturthi, Navratri and Diwali', source: 'planning' } },
    { label: 'Taken first', value: 'Weekend evenings of Navratri, and the first days of Ganeshotsav' },
    { label: 'Ask everyone', value: 'Who fasts, and what is allowed in that fast' },
  ],
  sections: [
    {
      heading: 'A year of festivals and their food',
      blocks: [
        {
          table: {
            caption: 'Festivals in 2027 and what is served',
            columns: ['Festival', 'Date in 2027', 'At the centre of the table'],
            rows: [
              ['Makar Sankranti', '15 January', 'Tilgul, undhiyu, gulachi poli on the terrace'],
              ['Ramzan Eid', 'About 10 March', 'Sheer khurma, biryani, kebabs'],
              ['Dhulivandan', '22 March', 'Puran poli, thandai without bhang, pakoda'],
              ['Gudi Padwa', '7 April', 'Shrikhand, puri, batata bhaji'],
              ['Ganesh Chaturthi', '4 September', 'Ukadiche modak, varan bhaat'],
              ['Navratri', '30 September to 8 October', 'Fasting thali early, chaat after garba'],
              ['Diwali', '29 October', 'Faral, mithai, a lunch with the building'],
              ['Christmas', '25 December', 'Roast, sorpotel, kulkuls, plum cake'],
            ],
            source: 'calendar',
          },
        },
        'Dates by the moon can differ by one day between calendars. Follow your mandal’s panchang or your mosque, and prefer a caterer with flexible cancellation terms when the day is uncertain.',
      ],
    },
    {
      heading: 'Society, mandal, office or home',
      blocks: [
        'A housing society wants one dinner for all flats, paid from collections. Fix who confirms the number and who pays, because three committee members will otherwise order three times. Sell coupons per family a week before, and count them.',
        'At a mandal, visitors to the pandal take prasad and leave. Packed boxes or one dish in a dona, such as khichdi or sheera, move faster than a buffet, and volunteers can hand them out.',
        'Offices celebrate on the last working day before the holiday. Other companies in the tower do the same, so the lifts are full at noon. The day before is calmer.',
        'At home, guests arrive through the day in Ganeshotsav. Order thalis for the main meal, and something dry for the hours after it.',
      ],
    },
    {
      heading: 'Fasts differ from house to house',
      blocks: [
        'A fasting menu has ingredients of its own. Ask each group what their fast allows.',
        {
          list: [
            'Ekadashi and Mahashivratri in many Marathi homes: sabudana khichdi, varai, batata, groundnut, no grains',
            'Navratri in north Indian homes: kuttu or singhara flour, sendha salt, no onion or garlic',
            'Paryushan for Jain families: before sunset, and many give up green vegetables as well',
            'Ramzan: dates and water at sunset, then fruit and haleem or kebabs after the prayer',
            'Lent and Good Friday: no meat, fish for those who take it',
          ],
        },
        'Have fasting food cooked in separate vessels and served at a marked table. Groundnut is in much of it, so put allergies on the bill.',
      ],
    },
    {
      heading: 'Garba, immersion and the law on noise',
      blocks: [
        'Garba guests eat twice. Some have a light meal before eight, many fast, and all are hungry when the music ends. Open two counters of chaat, pav bhaji and milk drinks at the end. Keep hot food well away from the dancers.',
        {
          text: 'Loudspeakers in the open end at 10 pm. On up to 15 days in a year, the State may permit cultural or religious festivals to continue until midnight. Find out which days those are in Mumbai this year, and set the serving time accordingly.',
          source: 'noise',
        },
        'On immersion days, main roads to Girgaon, Juhu and the lakes are closed or full from the afternoon. Ask for delivery before noon, or eat on the day after. On Dahi Handi the lanes around the big handis are closed as well.',
        'From June to September a pandal on open ground needs a raised floor for the burners. Rainwater runs under the tables.',
      ],
    },
    {
      heading: 'Why the usual notice is too short',
      blocks: [
        'A caterer can take a certain number of guests per day, across all bookings. On an ordinary Tuesday that is plenty. On a Saturday in Navratri it may be gone weeks ahead. Search with your date to see who is still free.',
        'Offers for the season, when there are any, are on our page for [festival catering](/festival-catering). You can ask a question there too.',
        'Sweets are the bottleneck. Modak by hand, puran poli and undhiyu need people more than stoves. If the caterer limits their number, accept it and add a simpler sweet.',
      ],
    },
  ],
  menus: [
    {
      title: 'A festival lunch for the building',
      about: 'Vegetarian, with one sweet that names the festival. Right for a society compound or a hall.',
      people: '100+',
      diet: 'veg',
    },
    {
      title: 'Thalis for Ganesh darshan at home',
      about: 'Packed thalis for relatives who come at different hours, in place of a buffet that dries out.',
      people: '25-50',
      packed: true,
      diet: 'veg',
    },
    {
      title: 'A dinner for Eid or Christmas',
      about: 'Non-veg mains with good vegetarian ones beside them, since neighbours of every kind are invited.',
      people: '50-100',
    },
  ],
  checklist: [
    'Confirm the date in the calendar that your community follows',
    'Appoint one person who orders and one who pays',
    'Count fasting guests and ask which fast it is',
    'Check road closures and the hour of immersion or procession',
    'Sell or collect meal coupons a week ahead',
    'Mark the fasting, Jain and non-veg tables in three languages',
    'Put covered bins near the exit, wet and dry apart',
  ],
  plan: [
    { daysBefore: 40, todo: 'Let the committee decide on day, budget and menu in one meeting.' },
    { daysBefore: 32, todo: 'Book the caterer. On popular evenings have a second choice.' },
    { daysBefore: 12, todo: 'Put up the notice in the lift, and start selling coupons per flat.' },
    { daysBefore: 5, todo: 'Close sales. Adjust plates and diets on the booking.' },
    { daysBefore: 2, todo: 'Read the traffic police’s notice about closed roads, and agree on an hour for the tempo.' },
    { daysBefore: 0, todo: 'Offer prasad, feed children and volunteers, then open for everyone.' },
  ],
  questions: [
    {
      question: 'Do caterers charge more on Diwali or during Navratri?',
      answer:
        'No. Pangat has no festival surcharge. The price per plate depends on the package and the number of guests, not on the date.',
    },
    {
      question: 'Can we order only modak or faral?',
      answer:
        'Only as part of a meal, a thali or boxes for {minPacked} people or more. For sweets alone a mithai shop is the right place.',
    },
    {
      question: 'Our society has 200 flats. How many plates do we book?',
      answer: {
        text: 'Count coupons, not flats. Without coupons, a guide is 1.5 plates per flat on a weekday festival and 2 on a Sunday, fewer at Diwali when families travel.',
        source: 'planning',
      },
    },
    {
      question: 'Will a caterer cook sattvik food for the Ganesh naivedya?',
      answer:
        'Yes, if the menu has dishes without onion and garlic. The naivedya plate is usually cooked at home or by the priest’s family. Ask for a Jain menu if roots must be left out as well.',
    },
    {
      question: 'What if a date moves because of the moon?',
      answer:
        'Write to the caterer in the booking’s messages as soon as it is announced. A booking for Eid is safest with someone whose cancellation terms are flexible. They are on the bill.',
    },
    {
      question: 'May we cook or use burners in the society compound?',
      answer:
        'Ask the managing committee and, for a pandal, read the conditions of your permission. Burners belong on hard ground, away from cloth, with an extinguisher and a tap close by.',
    },
  ],
  event: { people: '100+', diet: 'veg' },
  related: ['cultural-events', 'religious-functions', 'corporate-events'],
  next: {
    heading: 'Check your festival evening now',
    text: 'Put the date into the search before the committee meets. You will know which caterers can still take your building.',
  },
}
