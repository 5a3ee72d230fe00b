import type { AreaText } from '../../area-text.ts'

export const kandivali: AreaText = {
  title: 'Caterers in Kandivali for Jain and pure veg menus',
  description:
    'Caterers near Thakur Village, Mahavir Nagar and Charkop. Pick the guests, see each price per plate, choose the dishes and book online with the full bill.',
  heading: 'Caterers in Kandivali',
  aboutHeading: 'Catering in Kandivali',
  about: [
    'In Mahavir Nagar and Charkop, on the west side, many functions are in a society hall with a Gujarati or Jain menu. In Thakur Village, Thakur Complex and Lokhandwala Township, on the east side, a tenth birthday is as likely to have live Chinese counters.',
    'The list covers 15 km around Kandivali, from Bhayandar in the north to Santacruz in the south. Each card shows the distance, the diets and the price per plate for your number of guests.',
    'A pooja in a flat may have 20 guests, and a function in the society hall 200. Choose your number first, and your date to see who is free. Caterers without a package for it are left out, so you see only those who can serve you.',
  ],
  questions: [
    {
      question: 'Which caterers in Kandivali cook Jain food?',
      answer:
        'Those with the Jain mark on their card. Enter the number of Jain guests on the bill. If the caterer doesn’t serve Jain food, the bill tells you.',
    },
    {
      question: 'I have a naming ceremony for 40 people. What will it cost?',
      answer:
        'Choose “25-50 guests” and compare the prices per plate on the cards. Then enter 40 on the bill to see the total with delivery, extra dishes and GST. If the price changes before you pay, we show you the new bill first.',
    },
    {
      question: 'Can I change the number of guests after booking?',
      answer:
        'Yes, on your booking page, usually until 48 hours before serving or until the caterer starts preparing. If the price rises, you pay the difference. If it falls, the caterer’s terms decide how much we refund.',
    },
    {
      question: 'Do I have to choose every dish myself?',
      answer:
        'No. You can keep our suggestion or change any dish. The page shows how many dishes are left to choose in each category.',
    },
    {
      question: 'Can I compare caterers before I decide?',
      answer:
        'Yes. Tick up to three caterers in the list, two on a phone, and see their prices, cuisines, diets and ratings side by side.',
    },
    {
      question: 'Is the caterer’s kitchen licensed?',
      answer:
        'Every food business in India needs an FSSAI licence or registration. If a caterer has given their number, it’s on their page, and you can check it with FSSAI.',
    },
  ],
  localities: [
    'Kandivali East',
    'Kandivali West',
    'Mahavir Nagar',
    'Charkop',
    'Thakur Village',
    'Thakur Complex',
    'Lokhandwala Township',
    'Ashok Nagar Kandivali',
  ],
}
