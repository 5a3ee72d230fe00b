import { expect, test } from 'vitest'
import { claimsIn, claimsInGuide, type Facts } from './claims.ts'

const empty: Facts = { counts: { caterers: 0, orders: 0, reviews: 0, stories: 0 }, prices: [], codes: [] }
const small: Facts = { counts: { caterers: 12, orders: 3, reviews: 2, stories: 0 }, prices: [280], codes: ['TEN'] }

test.each([
  'more than 25 registered caterers',
  '500+ weddings',
  'up to 1500+ guests',
  '1,204 orders served',
  'Four hosts in their own words',
  'Loved by thousands of hosts',
  'which many caterers in the list serve',
  'Popular searches',
  'Mumbai’s best caterers',
  'Caterers in Kandivali, Jain and pure veg kitchens too',
  'from ₹59 per plate',
  'starting at ₹199',
  '₹59 – ₹300 per plate',
  'Code PANGAT10',
  'Flat 10% Off',
  'Free Gift & Cake',
  'Offers',
  '4.8 out of 5 stars',
  'structured data: {"ratingValue":4.8}',
])('nothing in an empty product backs “%s”', (line) => {
  expect(claimsIn(line, empty)).not.toEqual([])
})

test.each([
  '0 caterers available for you!',
  'How many guests?',
  'Caterers for 100+ guests',
  'Tick up to 3 caterers in the list',
  'You can have up to three unpaid bookings, one per caterer and day.',
  'Only completed bookings can be reviewed, so each review is verified.',
  'Enter an amount from ₹1 to ₹1,00,000.',
  'If they decline within 24 hours, you get a full refund.',
  'Book a caterer in 4 steps',
])('what is no claim is none: “%s”', (line) => {
  expect(claimsIn(line, empty)).toEqual([])
})

test('what the data holds may be said, and no more', () => {
  const backed = [
    '12 caterers available for you!',
    'from ₹280 per plate',
    'Code TEN',
    '4.5 out of 5 stars',
    '2 reviews',
  ]
  expect(backed.flatMap((line) => claimsIn(line, small))).toEqual([])
  for (const line of ['13 caterers', 'from ₹279 per plate', 'Code ELEVEN', '3 reviews', '12+ caterers'])
    expect(claimsIn(line, small)).not.toEqual([])
})

test.each(['Compare two or three caterers.', 'Most caterers need a week.', 'Top caterers in Malad · Pangat'])(
  'a guide may speak of the trade: “%s”',
  (line) => {
    expect(claimsIn(line, empty)).not.toEqual([])
    expect(claimsInGuide(line, empty)).toEqual([])
  },
)

test.each([
  'Ask early. Many caterers book with us.',
  'Our top kitchens cook for you.',
  'Pangat has four caterers in Malad.',
  'Plates are from ₹59 per plate.',
  'Code PANGAT10',
])('what a guide says of us is judged, and every price: “%s”', (line) => {
  expect(claimsInGuide(line, empty)).not.toEqual([])
})
