import type { Kitchen } from './kitchen.ts'

/** Goregaon and Malad: film city, exhibition halls and housing complexes. */
export const goregaonMalad: readonly Kitchen[] = [
  {
    name: 'Gokuldham Bhojanalay', place: 'Gokuldham', street: 'Shop 11, Krishna Vatika Marg',
    because: 'The society’s own caterer: pure veg, every festival, fair price.',
    cuisines: ['Gujarati', 'North Indian'], diets: ['veg', 'jain'], level: 2, capacity: 700, leadDays: 2, since: 2008,
    specialist: 'Society festivals', complimentary: 'Prasad for the pooja', orders: 21, quality: 4.5, packed: ['Snack Boxes', 'Packed Thali'],
    about: 'Navratri, Ganpati, Diwali: we have cooked them all between building A and building F.',
  },
  {
    name: 'Nesco Banquet Kitchens', place: 'Goregaon East', street: 'Service Road, behind the Exhibition Centre',
    because: 'Conferences of thousands; the largest capacity of the city.',
    cuisines: ['North Indian', 'South Indian', 'Italian', 'Chinese'], diets: ['veg', 'nonVeg', 'jain'], level: 4, capacity: 6000, leadDays: 5, since: 2001,
    specialist: 'Conferences and trade fairs', complimentary: 'Tea and coffee all day', orders: 14, quality: 4.0, bands: ['50-100', '100+'], packed: ['Snack Boxes', 'Packed Thali'],
    about: 'Six thousand covers in one sitting is our record. Four kitchens, one dispatch, one manager who answers the phone.',
  },
  {
    name: 'Kolkata Bhoj', place: 'Goregaon West', street: '6 Bangur Nagar, near the Durga pandal',
    because: 'Bangur Nagar’s Bengalis would not do without; annaprashan and biye bari.',
    cuisines: ['Bengali'], diets: ['veg', 'nonVeg'], level: 3, capacity: 350, leadDays: 3, since: 2010,
    specialist: 'Bengali wedding feasts', complimentary: 'Mishti paan', orders: 17, quality: 4.6, packed: ['Packed Thali'],
    about: 'Fish comes from Howrah by train, mishti is made in Goregaon. Served in courses, as it should be.',
  },
  {
    name: 'Dindoshi Tiffin & Thali', place: 'Dindoshi', street: 'Film City Road, Nagari Nivara',
    because: 'Film-shoot lunches: early, simple, punctual.',
    cuisines: ['Maharashtrian', 'North Indian'], diets: ['veg', 'nonVeg'], level: 1, capacity: 800, leadDays: 1, since: 2011,
    specialist: 'Shoot and site lunches', complimentary: 'Cutting chai', orders: 16, quality: 3.8, packed: ['Packed Thali', 'Snack Boxes'], custom: false,
    about: 'Breakfast at six, lunch at one, chai at four, wherever the unit stands.',
  },
  {
    name: 'Aarey Mud & Mustard', place: 'Aarey Colony', street: 'Unit 16, near the picnic point',
    because: 'Outdoor picnics and bonfires under trees.',
    cuisines: ['Rajasthani', 'Kathiyawadi'], diets: ['veg'], level: 2, capacity: 300, leadDays: 3, since: 2017,
    specialist: 'Outdoor dal-baati and chulha food', complimentary: 'Bonfire and charpoys', orders: 10, quality: 4.3, bands: ['25-50', '50-100', '100+'], delivery: { freeKm: 5, rupeesPerKm: 30 },
    about: 'Clay stoves, wood smoke, food eaten with the hands. We leave the place cleaner than we found it.',
  },
  {
    name: 'Sundar Mangal Caterers', place: 'Malad West', street: '8 Ramchandra Lane',
    because: 'The suburb’s wedding caterer, the third featured one.',
    cuisines: ['Gujarati', 'Rajasthani', 'North Indian', 'Chinese', 'Italian', 'Mexican'], diets: ['veg', 'jain'], level: 3, capacity: 2000, leadDays: 5, since: 1995,
    specialist: 'Pure-veg weddings', complimentary: 'Welcome of the baraat with thandai', orders: 25, quality: 4.7, featured: 3, packed: ['Packed Thali'],
    about: 'Thirty years of weddings between Malad and Borivali. One supervisor stays with the family from the haldi to the vidaai.',
  },
  {
    name: 'Orlem Cross Kitchen', place: 'Orlem', street: '3 Marve Road, by the church',
    because: 'East Indian and Goan-leaning christenings; served with Western plates.',
    cuisines: ['Italian', 'Chinese'], diets: ['nonVeg', 'veg'], level: 3, capacity: 450, leadDays: 3, since: 2006,
    specialist: 'Christenings and communions', complimentary: 'Cake-cutting table', orders: 14, quality: 4.3, packed: ['Snack Boxes'],
    about: 'From first communion to golden jubilee we have fed the parish for twenty years.',
  },
  {
    name: 'Evershine Udupi Caterers', place: 'Evershine Nagar', street: '1 Link Road corner',
    because: 'South Indian breakfast for housewarmings at dawn.',
    cuisines: ['South Indian'], diets: ['veg', 'jain'], level: 2, capacity: 600, leadDays: 2, since: 1999,
    specialist: 'Griha pravesh breakfasts', complimentary: 'Filter coffee', orders: 20, quality: 4.4, packed: ['Snack Boxes', 'Packed Thali'],
    about: 'The batter is ground at two in the morning; you are served at seven. Banana leaves on request.',
  },
  {
    name: 'Malad East Masala Works', place: 'Malad East', street: 'Upper Govind Nagar',
    because: 'A loud, spicy, cheap kitchen for young people.',
    cuisines: ['Chinese', 'Mexican', 'North Indian'], diets: ['veg', 'nonVeg'], level: 2, capacity: 280, leadDays: 1, since: 2021,
    specialist: 'College farewells', complimentary: 'A round of nachos', orders: 13, quality: 3.9, packed: ['Snack Boxes'], bands: ['10-25', '25-50', '50-100'],
    about: 'Schezwan in everything unless you stop us.',
  },
  {
    name: 'Madh Island Grill', place: 'Madh', street: 'Patilwadi, Madh Fort Road',
    because: 'Bungalow weekends; far out, so delivery costs.',
    cuisines: ['North Indian', 'Lebanese', 'Mexican'], diets: ['veg', 'nonVeg'], level: 4, capacity: 200, leadDays: 4, since: 2015,
    specialist: 'Charcoal barbecues', complimentary: 'Firewood and a fire keeper', orders: 9, quality: 4.2, bands: ['10-25', '25-50', '50-100'], delivery: { freeKm: 3, rupeesPerKm: 40 }, serviceRadiusKm: 18,
    about: 'We cook on the beach side of the city: skewers, smoke and salt air.',
  },
  {
    name: 'Shree Gajanan Mahila Mandal', place: 'Malad', street: 'Near the station, Daftary Road',
    because: 'One of the Other Caterers: no packages yet, orders by telephone.',
    cuisines: ['Maharashtrian'], diets: ['veg'], level: 1, capacity: 150, leadDays: 2, since: 2026,
    specialist: 'Fasting food and festive sweets', complimentary: 'Panchamrut', orders: 0, quality: 4, gst: 'UNREGISTERED', bands: [], custom: false, priceOnRequest: true,
    about: 'Newly registered. Call us; our packages will follow.',
  },
]
