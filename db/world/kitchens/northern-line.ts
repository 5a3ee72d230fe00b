import type { Kitchen } from './kitchen.ts'

/** Mira Road to Virar, where the Western line ends. */
export const northernLine: readonly Kitchen[] = [
  {
    name: 'Mira Road Mehfil', place: 'Mira Road East', street: 'Shanti Nagar, Sector 6',
    because: 'Kebabs and curries at suburb prices.',
    cuisines: ['North Indian', 'Chinese'], diets: ['nonVeg', 'veg'], level: 2, capacity: 500, leadDays: 2, since: 2009,
    specialist: 'Kebab evenings', complimentary: 'Roomali roti show', orders: 13, quality: 4.1, packed: ['Snack Boxes'],
    about: 'Coals are lit when your guests arrive, not before.',
  },
  {
    name: 'Bhayandar Rotlo House', place: 'Bhayandar West', street: '60 Feet Road',
    because: 'Gujarati and Kathiyawadi beyond the creek.',
    cuisines: ['Kathiyawadi', 'Gujarati'], diets: ['veg', 'jain'], level: 2, capacity: 400, leadDays: 2, since: 2010,
    specialist: 'Kathiyawadi thalis', complimentary: 'Garlic chutney, red as a bindi', orders: 12, quality: 4.3, packed: ['Packed Thali', 'Snack Boxes'],
    about: 'Millet, garlic, buttermilk. Come hungry.',
  },
  {
    name: 'Vasai Wadval Kitchen', place: 'Vasai West', street: 'Babhola Naka',
    because: 'Vasai’s own food: Samvedi and Wadval feasts.',
    cuisines: ['Maharashtrian'], diets: ['nonVeg', 'veg'], level: 2, capacity: 450, leadDays: 3, since: 2006,
    specialist: 'Wadval wedding feasts', complimentary: 'Indri in banana leaf', orders: 10, quality: 4.4, serviceRadiusKm: 30, gst: 'COMPOSITION', packed: ['Packed Thali'],
    about: 'Bananas, betel leaves, flowers and a kitchen: everything from our own wadi.',
  },
  {
    name: 'Nallasopara Budget Bhoj', place: 'Nallasopara East', street: 'Achole Road',
    because: 'Tests the low end far out; few reviews, uneven.',
    cuisines: ['North Indian', 'South Indian'], diets: ['veg', 'nonVeg'], level: 1, capacity: 600, leadDays: 2, since: 2017,
    specialist: 'Low-cost community meals', complimentary: 'Water bottles', orders: 7, quality: 3.4, packed: ['Packed Thali', 'Snack Boxes'],
    about: 'From fifty to six hundred plates, with our own tempo.',
  },
  {
    name: 'Virar Jivdani Caterers', place: 'Virar East', street: 'Jivdani Road',
    because: 'The last station of the line has a caterer too.',
    cuisines: ['Maharashtrian', 'Gujarati'], diets: ['veg'], level: 1, capacity: 900, leadDays: 3, since: 2001,
    specialist: 'Temple-hill bhandaras', complimentary: 'Sheera as prasad', orders: 9, quality: 4.2, serviceRadiusKm: 35, bands: ['50-100', '100+'],
    about: 'At the foot of the hill since 2001.',
  },
]
