import type { AreaText } from './area-text.ts'

export const andheri: AreaText = {
  title: 'Caterers in Andheri for offices, homes and halls',
  description:
    'Caterers near Andheri East and West: price per plate for your guests, diets, distance and verified reviews. Build the menu, see the whole bill, book online.',
  heading: 'Caterers in Andheri',
  aboutHeading: 'Catering in Andheri, east and west of the line',
  about: [
    'Andheri is two places with a railway between them. On the west side, from Lokhandwala and Four Bungalows to Versova, most orders are for homes and society halls: birthdays, naming ceremonies, a sangeet on a terrace. On the east side, around MIDC, SEEPZ, Chakala and Marol, offices order lunches for teams, and the hotels near the airport bring guests from other cities.',
    'A search from here looks 15 km around Andheri, which reaches Borivali in the north and Dadar in the south. So the list holds kitchens of the whole western line, nearest first, each with its distance. If you want only those who cook close by, choose 3 or 5 km.',
    'The price on each card is for the number of guests that you choose. Extra dishes, delivery and GST are lines of the bill, and you see all of them before you pay.',
  ],
  questions: [
    {
      question: 'Can I get lunch for an office in MIDC or SEEPZ?',
      answer:
        'Yes. Choose the number of people, then look for packed thalis and snack boxes on a caterer’s page: they come packed for ten people or more and need nobody to serve them. For a buffet with service choose one of the packages. The bill takes your company’s name and GSTIN for the invoice.',
    },
    {
      question: 'How early should I book a caterer in Andheri?',
      answer:
        'Every card says how many days’ notice the kitchen needs; two is usual. We advise one to two weeks, and more for a Saturday in the wedding season. A day on which a caterer has no capacity left cannot be booked, so nothing is promised twice.',
    },
    {
      question: 'Will a caterer from Borivali or Dadar come to Andheri?',
      answer:
        'If Andheri lies within the distance that the caterer serves, yes. You give the exact venue on the bill; when it is too far for that kitchen, the bill says so before you pay. Delivery is free unless the caterer charges by distance, and then the amount stands there too.',
    },
    {
      question: 'We have Jain and non-vegetarian guests at one party. Is that possible?',
      answer:
        'Yes, with a caterer that shows both marks on its card. On the bill you say how many guests eat what, and the page tells you when a package does not cover one of the diets and which one would.',
    },
    {
      question: 'What if the caterer does not accept my booking?',
      answer:
        'You pay when you book, and the caterer answers within a day. If it declines or does not answer, all of your money comes back by the way you paid.',
    },
    {
      question: 'Is there parking or a kitchen needed at the venue?',
      answer:
        'The food is cooked in the caterer’s kitchen and brought to you. Write into the order’s note what the crew should know, such as the gate of the society, the lift or the time when vehicles may enter.',
    },
  ],
  localities: [
    'Andheri East',
    'Andheri West',
    'Lokhandwala Complex',
    'Four Bungalows',
    'Versova',
    'Oshiwara',
    'Chakala',
    'Marol',
    'SEEPZ',
    'Saki Naka',
  ],
}
