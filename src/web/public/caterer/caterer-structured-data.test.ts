import { expect, test } from 'vitest'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { CatererOfPage } from './caterer-of-page.ts'
import { catererStructuredData } from './caterer-structured-data.ts'

const caterer = {
  id: '01J0',
  name: 'Asha Rasoi',
  slug: 'asha-rasoi',
  address: '3 Veera Desai Road, Andheri West, Mumbai, Maharashtra 400053',
  contact: '+919820012345',
  cuisinesOffered: ['Gujarati', 'Thai'],
  serviceStartYear: 2012,
  minPrice: null,
  maxPrice: null,
  averageRating: 4.4,
  totalReviews: 12,
  googleLocation: { lat: 19.1, lng: 72.8 },
  pictures: [{ base: '/pictures/asha-1', widths: [480, 960], width: 960, height: 640, placeholder: '' }],
  // The rest of the page is not told to search engines.
} as unknown as CatererOfPage
const packages = [
  {
    kind: 'package',
    name: 'Feast',
    basePrice: 300,
    items: [],
    minOrder: 10,
    gstPercent: 5,
    delivery: { freeKm: 10, perKm: 0 },
  },
] as unknown as PackageView[]
const things = (given: Partial<CatererOfPage> = {}) =>
  catererStructuredData({ ...caterer, ...given }, packages, 'https://pangat.test')

test('a caterer is told with its address, place, prices and rating, as the page shows them', () => {
  expect(things()[0]).toMatchObject({
    '@type': 'FoodEstablishment',
    url: 'https://pangat.test/caterer/asha-rasoi',
    telephone: '+919820012345',
    priceRange: '₹315 per plate incl. GST',
    makesOffer: { '@type': 'AggregateOffer', lowPrice: 315, highPrice: 315, priceCurrency: 'INR', offerCount: 1 },
    servesCuisine: ['Gujarati', 'Thai'],
    address: { postalCode: '400053', addressCountry: 'IN' },
    geo: { latitude: 19.1, longitude: 72.8 },
    image: ['https://pangat.test/pictures/asha-1-960.avif'],
    aggregateRating: { ratingValue: 4.4, reviewCount: 12, bestRating: 5 },
  })
})

test('without reviews there is no rating, and without pictures no picture', () => {
  const told = JSON.parse(JSON.stringify(things({ totalReviews: 0, averageRating: 0, pictures: [] })[0])) as object
  expect(told).not.toHaveProperty('aggregateRating')
  expect(told).not.toHaveProperty('image')
})

test('the way here is told step by step', () => {
  expect(things()[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://pangat.test/' },
      { position: 2, item: 'https://pangat.test/pangat' },
      { position: 3, name: 'Asha Rasoi', item: 'https://pangat.test/caterer/asha-rasoi' },
    ],
  })
})
