import type { AreaText } from '../../area-text.ts'

export const kandivali: AreaText = {
  title: 'Caterers in Kandivali for Jain and pure veg menus',
  description:
    'Caterers near Thakur Village, Mahavir Nagar and Charkop. Pick the guests, see each price per plate, choose the dishes and book online with the full bill.',
  heading: 'Caterers in Kandivali',
  aboutHeading: 'Catering in Kandivali',
  about: [
    'Kandivali cooks for its neighbours. In Mahavir Nagar and Charkop on the west side a function usually means a Gujarati or Jain menu and a society hall; in Thakur Village, Thakur Complex and Lokhandwala Township on the east side it may as well be Chinese live counters for a tenth birthday.',
    'A search from here looks 15 km around Kandivali: up to Bhayandar and down to Santacruz. Each card shows the distance, the diets and the price per plate for your number of guests.',
    'Most homes here are flats, so the guest list is often short. Caterers who don’t cook for that number are left out as soon as you choose it, so you only see caterers who can serve you.',
  ],
  questions: [
    {
      question: 'Which caterers in Kandivali cook Jain food?',
      answer:
        'Those with the mark “Jain” on their card. On the bill you enter how many of your guests eat Jain. If the caterer doesn’t serve Jain food, the bill tells you.',
    },
    {
      question: 'I have a naming ceremony for 40 people. What will it cost?',
      answer:
        'Choose “25-50 guests” and compare the prices per plate on the cards. On the bill you enter 40, and it shows the total with delivery, extra dishes and GST. If the price changes before you pay, we show you the new bill first.',
    },
    {
      question: 'Can I change the number of guests after booking?',
      answer:
        'Yes, on your booking page, until 48 hours before serving or until the caterer starts preparing. If the price rises, you pay the difference. If it falls, the caterer’s terms decide how much of the difference is refunded on that day.',
    },
    {
      question: 'Do I have to choose every dish myself?',
      answer:
        'You choose as many of each category as the package includes, and the page shows how many are left. You can only continue when every category is complete.',
    },
    {
      question: 'Can I compare caterers before I decide?',
      answer:
        'Yes. Tick up to three caterers in the list, two on a phone, and see their prices, cuisines, diets and ratings side by side.',
    },
    {
      question: 'Is the caterer’s kitchen licensed?',
      answer:
        'Every food business in India needs an FSSAI licence or registration. Where a caterer has given their number, it’s on their page, and you can look it up with FSSAI.',
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
