import type { AreaText } from '../../area-text.ts'

export const andheri: AreaText = {
  title: 'Caterers in Andheri for offices, homes and halls',
  description:
    'Caterers near Andheri East and West: price per plate for your guests, diets, distance and verified reviews. Build your menu, see the full bill, book online.',
  heading: 'Caterers in Andheri',
  aboutHeading: 'Catering in Andheri, east and west of the line',
  about: [
    'Andheri is two places with a railway between them. On the west side, from Lokhandwala and Four Bungalows to Versova, there are homes and society halls: birthdays, naming ceremonies, a sangeet on a terrace. On the east side, around MIDC, SEEPZ, Chakala and Marol, there are offices with teams to feed, and the hotels near the airport bring guests from other cities.',
    'A search from here looks 15 km around Andheri, which reaches Borivali in the north and Dadar in the south. The list starts with the nearest caterers and shows the distance of each. To see only those close by, choose 3 or 5 km.',
    'The price on each card is per plate for your number of guests, including GST. Extra dishes and delivery are listed on your bill before you pay.',
  ],
  questions: [
    {
      question: 'Can I get lunch for an office in MIDC or SEEPZ?',
      answer:
        'Yes. Choose the number of guests, then look for packed thalis and snack boxes on a caterer’s page: they come packed, for 10 people or more, and need no serving staff. For a buffet with service, choose one of the packages. Enter your company’s name and GSTIN on the bill for the invoice.',
    },
    {
      question: 'How early should I book a caterer in Andheri?',
      answer:
        'Each caterer’s page shows how many days’ notice they need. We advise 1–2 weeks, and more for a Saturday in the wedding season. You can’t book a date on which a caterer has no capacity left.',
    },
    {
      question: 'Will a caterer from Borivali or Dadar come to Andheri?',
      answer:
        'Yes, if Andheri is within the distance that the caterer serves. Enter the exact venue on the bill, and it tells you before you pay if it’s too far. Delivery is free unless the caterer charges by distance. The amount is on the bill too.',
    },
    {
      question: 'We have Jain and non-vegetarian guests at one party. Is that possible?',
      answer:
        'Yes, with a caterer whose card shows both marks. On the bill you enter how many guests eat what, and it tells you when the package or the caterer doesn’t cover one of the diets.',
    },
    {
      question: 'What if the caterer does not accept my booking?',
      answer:
        'You pay when you book, and the caterer has up to 24 hours to respond. If they decline or don’t respond, you get a full refund to your original payment method.',
    },
    {
      question: 'Is there parking or a kitchen needed at the venue?',
      answer:
        'The food is cooked in the caterer’s kitchen and brought to you. Add a note with what the caterer should know, such as the society gate, the lift or the time when vehicles can enter.',
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
