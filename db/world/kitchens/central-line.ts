import type { Kitchen } from './kitchen.ts'

/** Masjid to Kalyan. */
export const centralLine: readonly Kitchen[] = [
  {
    name: 'Bhuleshwar Mithai Mandal', place: 'Bhuleshwar', street: 'Panjrapole Lane',
    because: 'An Other Caterer: a sweet shop that takes no packages, only telephone orders.',
    cuisines: ['Gujarati', 'Bengali'], diets: ['veg', 'jain'], level: 2, capacity: 400, leadDays: 3, since: 1961,
    specialist: 'Sweets by the kilo for weddings', complimentary: 'A box of pendas', orders: 0, quality: 4, bands: [], custom: false, priceOnRequest: true,
    about: 'Three thousand boxes for a wedding is a morning’s work. Tell us the sweets, we tell you the weight.',
  },
  {
    name: 'Matunga Mylapore Caterers', place: 'Matunga East', street: '11 Telang Road',
    because: 'Tamil weddings on banana leaves; the best of the South Indian kitchens.',
    cuisines: ['South Indian'], diets: ['veg', 'jain'], level: 3, capacity: 1000, leadDays: 3, since: 1988,
    specialist: 'Tamil Brahmin weddings', complimentary: 'Betel leaves and kalkandu', orders: 23, quality: 4.7, packed: ['Snack Boxes', 'Packed Thali'],
    about: 'Leaf laid the right way round, payasam before the rasam rice, and the elders first.',
  },
  {
    name: 'Sion Sindhi Dawat', place: 'Sion East', street: 'Jain Society Road',
    because: 'Sindhi family parties, rich and generous.',
    cuisines: ['North Indian', 'Chinese', 'Italian'], diets: ['veg', 'nonVeg'], level: 3, capacity: 700, leadDays: 3, since: 2004,
    specialist: 'Ring ceremonies', complimentary: 'Pallo-style fried snack', orders: 13, quality: 4.2,
    about: 'Nobody goes home without a second dessert.',
  },
  {
    name: 'Kurla Nawabi Degh', place: 'Kurla West', street: 'L.B.S. Marg, Old Kurla',
    because: 'Low-price biryani in high volume.',
    cuisines: ['North Indian'], diets: ['nonVeg', 'veg'], level: 1, capacity: 1500, leadDays: 1, since: 1999,
    specialist: 'Biryani by weight', complimentary: 'Raita and salan', orders: 18, quality: 4.0, packed: ['Packed Thali'],
    about: 'Fifty kilos or five, the same hand on the salt.',
  },
  {
    name: 'Ghatkopar Khau Galli Co.', place: 'Ghatkopar East', street: 'Vallabh Baug Lane',
    because: 'Street food brought indoors: chaat, dosa, cheese on everything.',
    cuisines: ['Gujarati', 'South Indian', 'Mexican', 'Chinese'], diets: ['veg', 'jain'], level: 2, capacity: 500, leadDays: 1, since: 2012,
    specialist: 'Street-food counters', complimentary: 'Gola stand', orders: 24, quality: 4.3, packed: ['Snack Boxes'],
    about: 'Twelve counters from the khau galli, washed hands, filtered water.',
  },
  {
    name: 'Pant Nagar Jain Rasoi', place: 'Ghatkopar West', street: 'Pant Nagar, building 44',
    because: 'Jain kitchen on the Central line.',
    cuisines: ['Gujarati', 'North Indian', 'Italian'], diets: ['jain'], level: 2, capacity: 600, leadDays: 2, since: 2006,
    specialist: 'Jain food of many countries', complimentary: 'Dry-fruit mukhwas', orders: 15, quality: 4.4, packed: ['Packed Thali', 'Snack Boxes'],
    about: 'Pasta, paneer, panki: all Jain, none dull.',
  },
  {
    name: 'Powai Lakeside Kitchens', place: 'Hiranandani Gardens', street: 'Heritage Road, Galleria basement',
    because: 'Young couples and tech offices of Powai.',
    cuisines: ['North Indian', 'Italian', 'Thai', 'Mexican'], diets: ['veg', 'nonVeg', 'jain'], level: 4, capacity: 600, leadDays: 3, since: 2010,
    specialist: 'Terrace parties', complimentary: 'Infused water station', orders: 19, quality: 4.4, packed: ['Snack Boxes'],
    about: 'Food for forty on the twenty-second floor is our daily exercise.',
  },
  {
    name: 'Vikhroli Workers’ Canteen', place: 'Vikhroli East', street: 'Station Road, Kannamwar Nagar',
    because: 'Cheap, plain, large: an industrial canteen that caters outside.',
    cuisines: ['Maharashtrian', 'South Indian'], diets: ['veg', 'nonVeg'], level: 1, capacity: 3000, leadDays: 2, since: 1993,
    specialist: 'Factory lunches', complimentary: 'Buttermilk', orders: 11, quality: 3.7, bands: ['50-100', '100+'], packed: ['Packed Thali'], custom: false,
    about: 'Three shifts, four hundred litres of dal.',
  },
  {
    name: 'Bhandup Bhojpuri Bhandar', place: 'Bhandup West', street: 'Tank Road',
    because: 'Chhath and Bhojpuri feasts; the north of India’s east.',
    cuisines: ['North Indian', 'Bengali'], diets: ['veg', 'nonVeg'], level: 1, capacity: 500, leadDays: 2, since: 2014,
    specialist: 'Litti and festive meals', complimentary: 'Thekua for the family', orders: 9, quality: 4.1, gst: 'COMPOSITION', packed: ['Packed Thali'],
    about: 'Sattu, mustard oil and patience.',
  },
  {
    name: 'Mulund Mangalam', place: 'Mulund West', street: 'R. H. B. Road',
    because: 'All-round pure-veg wedding house of Mulund.',
    cuisines: ['Gujarati', 'South Indian', 'North Indian'], diets: ['veg', 'jain'], level: 3, capacity: 1100, leadDays: 3, since: 1996,
    specialist: 'Engagements and receptions', complimentary: 'Welcome with rose water', orders: 17, quality: 4.4, packed: ['Snack Boxes', 'Packed Thali'],
    about: 'Kutchi, Tamil and Punjabi families share our halls, and our menus.',
  },
  {
    name: 'Dombivli Gharguti Kitchen', place: 'Dombivli East', street: 'Phadke Road',
    because: 'Home-style Maharashtrian food in Dombivli.',
    cuisines: ['Maharashtrian'], diets: ['veg', 'jain'], level: 1, capacity: 350, leadDays: 2, since: 2008,
    specialist: 'Munj and barse lunches', complimentary: 'Diwali faral in season', orders: 13, quality: 4.6, packed: ['Snack Boxes', 'Packed Thali'],
    about: 'Phadke Road on Diwali morning is ours.',
  },
  {
    name: 'Kalyan Shahi Caterers', place: 'Kalyan West', street: 'Khadakpada Circle',
    because: 'The north-east end of the city, mid price.',
    cuisines: ['North Indian', 'Rajasthani', 'Chinese'], diets: ['veg', 'nonVeg'], level: 2, capacity: 1200, leadDays: 3, since: 2007,
    specialist: 'Open-ground receptions', complimentary: 'Ice-cream counter', orders: 10, quality: 4.0, serviceRadiusKm: 30,
    about: 'Ground, shamiana, generator, food: one bill.',
  },
]
