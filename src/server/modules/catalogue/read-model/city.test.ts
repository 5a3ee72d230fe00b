import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { distanceKm } from '#contract/values/place.ts'
import { aListing, anyCity, anyPoint, type AListingGiven } from '#test/factories/listing.ts'
import { createCity, type City } from './city.ts'
import { byMerit, cardJsonOf, cardOf, type Listing } from '../domain/listing.ts'
import { everyoneByMerit, nearest, search, type Criteria, type Show } from '../domain/search.ts'

const everything: Criteria = {
  around: undefined,
  people: undefined,
  cuisine: undefined,
  vegOnly: false,
  jain: false,
  jainOnly: false,
  nonVeg: false,
  capacity: undefined,
  diet: undefined,
  kind: undefined,
  budget: undefined,
  rating: undefined,
  day: undefined,
  sort: 'default',
  page: 1,
  textCosts: undefined,
}

function cityOf(listings: readonly Listing[]): City {
  const city = createCity()
  for (const listing of listings) city.put(listing)
  return city
}

const asCard: Show<CatererCard> = (listing, distanceKm) => cardOf(listing, distanceKm)

/** The names found in a city of these caterers, with those of 'Other Caterers' after a bar. */
function find(city: readonly AListingGiven[], criteria: Partial<Criteria> = {}): string {
  const made = cityOf(city.map((given) => aListing(given)))
  const found = search(made, { ...everything, ...criteria }, asCard)
  return [found.items, found.others].map((cards) => cards.map(({ name }) => name).join(' ')).join('|')
}

describe('the rules of the search page', () => {
  test('caterers without packages are others, and come only where no range of guests is chosen', () => {
    const city: AListingGiven[] = [{ name: 'A' }, { name: 'B', bands: [] }, { name: 'C', bands: ['100+'] }]
    expect(find(city)).toBe('A C|B')
    expect(find(city, { people: '100+' })).toBe('C|')
    expect(find(city, { people: '10-25' })).toBe('|')
  })

  test('others come with the last page only', () => {
    const made = cityOf([...Array.from({ length: 11 }, () => aListing()), aListing({ bands: [], name: 'Other' })])
    const pageOf = (page: number) => search(made, { ...everything, page }, asCard)
    expect(pageOf(1)).toMatchObject({ total: 11, page: 1, pages: 2, others: [] })
    expect(pageOf(1).items).toHaveLength(10)
    expect(pageOf(2).items).toHaveLength(1)
    expect(pageOf(2).others.map(({ name }) => name)).toEqual(['Other'])
    expect(pageOf(99)).toEqual(pageOf(2))
  })

  test('of many others the first sixty are answered, and their number', () => {
    const made = cityOf(Array.from({ length: 61 }, () => aListing({ bands: [] })))
    const { others, othersTotal } = search(made, everything, asCard)
    expect([others.length, othersTotal]).toEqual([60, 61])
    expect(search(made, { ...everything, people: '10-25' }, asCard).othersTotal).toBe(0)
  })

  test('an empty city has one empty page', () => {
    const made = createCity()
    expect(search(made, everything, asCard)).toEqual({
      total: 0,
      page: 1,
      pages: 1,
      items: [],
      others: [],
      othersTotal: 0,
    })
  })

  test('pure veg leaves out everyone who cooks non-veg', () => {
    const city: AListingGiven[] = [
      { name: 'A' },
      { name: 'B', cateringType: ['veg', 'jain'] },
      { name: 'C', cateringType: ['jain'] },
    ]
    expect(find(city, { vegOnly: true })).toBe('B C|')
  })

  test('cuisines ignore case, and an unknown one matches no caterer', () => {
    const city: AListingGiven[] = [
      { name: 'A', cuisinesOffered: ['Thai'] },
      { name: 'B', cuisinesOffered: ['South Indian', 'Thai'] },
    ]
    expect(find(city, { cuisine: 'sOUTH indian' })).toBe('B|')
    expect(find(city, { cuisine: 'Martian' })).toBe('|')
  })

  test('without a range prices sort by the caterer’s own lowest, which is 59 where none is set', () => {
    const city: AListingGiven[] = [
      { name: 'A', minPrice: 60 },
      { name: 'B', minPrice: null },
      { name: 'C', minPrice: 58 },
    ]
    expect(find(city, { sort: 'price-low' })).toBe('C B A|')
    expect(find(city, { sort: 'price-high' })).toBe('A B C|')
  })

  test('with a range prices sort by what the cards show for it, with GST', () => {
    const bands = ['25-50'] as const
    const city: AListingGiven[] = [
      { name: 'A', minPrice: 60, bands: [...bands], bandPrices: { '25-50': 300 } },
      { name: 'B', minPrice: 90, bands: [...bands], bandPrices: { '25-50': 290 }, gstPercent: 18 },
      { name: 'C', minPrice: 80, bands: [...bands], bandPrices: { '25-50': 310 }, gstPercent: 0 },
    ]
    expect(find(city, { people: '25-50', sort: 'price-low' })).toBe('C A B|')
    expect(find(city, { people: '25-50', sort: 'price-high' })).toBe('B A C|')
  })

  test('a Jain menu may be beside other food, a Jain-only kitchen cooks nothing else', () => {
    const city: AListingGiven[] = [
      { name: 'A' },
      { name: 'B', cateringType: ['nonVeg', 'jain'] },
      { name: 'C', cateringType: ['jain'] },
    ]
    expect(find(city, { jain: true })).toBe('B C|')
    expect(find(city, { jainOnly: true })).toBe('C|')
  })

  test('with a diet, budget and order are of the prices of that diet', () => {
    const of = (jain: number): AListingGiven => ({
      cateringType: ['veg', 'jain'],
      bandPrices: { '25-50': 200 },
      dietPrices: { jain: { '25-50': jain } },
    })
    const city: AListingGiven[] = [
      { name: 'A', ...of(400) },
      { name: 'B', ...of(300) },
    ]
    expect(find(city, { budget: 320, people: '25-50' })).toBe('A B|')
    expect(find(city, { budget: 320, people: '25-50', jain: true })).toBe('B|')
    expect(find(city, { people: '25-50', jain: true, sort: 'price-low' })).toBe('B A|')
  })

  test('rating is a minimum, which caterers without reviews do not reach', () => {
    const city: AListingGiven[] = [
      { name: 'A', averageRating: 4 },
      { name: 'B', averageRating: 3.9 },
      { name: 'C', averageRating: 0, totalReviews: 0 },
    ]
    expect(find(city, { rating: 4 })).toBe('A|')
  })

  test('a budget holds, with GST, for the chosen range of guests, else for the lowest plate, which is 59 where there is none', () => {
    const city: AListingGiven[] = [
      { name: 'A', minPrice: 100, bands: ['25-50', '100+'], bandPrices: { '25-50': 200, '100+': 100 } },
      { name: 'B', minPrice: null, bands: ['25-50'], bandPrices: {} },
      { name: 'C', minPrice: 101, bands: ['25-50'], bandPrices: { '25-50': 101 } },
    ]
    expect(find(city, { budget: 104, sort: 'price-low' })).toBe('B|')
    expect(find(city, { budget: 105, sort: 'price-low' })).toBe('B A|')
    expect(find(city, { budget: 150, people: '25-50', sort: 'price-low' })).toBe('B C|')
    expect(find(city, { budget: 105, people: '100+' })).toBe('A|')
  })

  test('a day must be bookable for the exact guests within the range, else for its smallest number', () => {
    const city: AListingGiven[] = [
      { name: 'Some', bands: ['10-25', '100+'] },
      { name: 'Many', bands: ['10-25', '100+'] },
      { name: 'Full', bands: ['10-25', '100+'] },
    ]
    const day = { guests: undefined, mostGuests: Uint16Array.from([99, 500, 9]) }
    expect(find(city, { day })).toBe('Many Some|')
    expect(find(city, { day, people: '10-25' })).toBe('Many Some|')
    expect(find(city, { day, people: '100+' })).toBe('Many|')
    expect(find(city, { day: { ...day, guests: 99 } })).toBe('Many Some|')
    expect(find(city, { day: { ...day, guests: 100 } })).toBe('Many|')
    expect(find(city, { day: { ...day, guests: 501 }, people: '100+' })).toBe('|')
    expect(find(city, { day: { ...day, guests: 501 }, people: '10-25' })).toBe('Many Some|')
  })

  test('without a place the featured come first in their order, then the best rated, then the most reviewed', () => {
    const city: AListingGiven[] = [
      { name: 'A', averageRating: 3 },
      { name: 'B', averageRating: 4.9, totalReviews: 3 },
      { name: 'C', featuredPosition: 2, averageRating: 1 },
      { name: 'D', averageRating: 4.9, totalReviews: 4 },
      { name: 'E', featuredPosition: 1, averageRating: 0 },
    ]
    expect(find(city)).toBe('E C D B A|')
  })

  test('near a place results are ordered by distance, featured or not, and end at the radius', () => {
    const at = (lat: number) => ({ lat, lng: 72.85 })
    const city: AListingGiven[] = [
      { name: 'Far', googleLocation: at(19.2), featuredPosition: 1 },
      { name: 'Near', googleLocation: at(19.11) },
      { name: 'Beyond', googleLocation: at(19.3) },
    ]
    expect(find(city, { around: { point: at(19.1), radiusKm: 15 } })).toBe('Near Far|')
  })

  test('cards tell the distance to a tenth of a kilometre when a place is given', () => {
    const made = cityOf([aListing({ googleLocation: { lat: 19.2, lng: 72.85 } })])
    const point = { lat: 19.1, lng: 72.85 }
    expect(nearest(made, { point, radiusKm: 15 }, asCard, { from: 0, to: 1 })[0]?.distanceKm).toBe(11.1)
    expect(search(made, everything, asCard).items[0]).not.toHaveProperty('distanceKm')
  })
})

describe('text', () => {
  const city: AListingGiven[] = [
    { name: 'Annapurna', dishes: ['Paneer Tikka', 'Butter Naan'], averageRating: 5 },
    { name: 'Tikka House', dishes: ['Chicken Tikka'] },
    { name: 'Saffron', cuisinesOffered: ['Gujarati'], dishes: ['Paneer Butter Masala'] },
  ]
  const findText = (text: string, criteria: Partial<Criteria> = {}) => {
    const made = cityOf(city.map((given) => aListing(given)))
    const textCosts = made.resembling(text)
    return search(made, { ...everything, textCosts, ...criteria }, asCard)
      .items.map(({ name }) => name)
      .join(', ')
  }

  test('finds caterers by name first, then by what they cook', () => {
    expect(findText('tikka')).toBe('Tikka House, Annapurna')
    expect(findText('gujarati')).toBe('Saffron')
    expect(findText('paneer')).toBe('Annapurna, Saffron')
  })

  test('must fit one dish, not words from several', () => {
    expect(findText('paneer butter')).toBe('Saffron')
    expect(findText('paneer naan')).toBe('')
  })

  test('forgives mistakes when nothing matches without', () => {
    expect(findText('anapurna')).toBe('Annapurna')
    expect(findText('panner tika')).toBe('Annapurna')
    expect(findText('zzzzzz')).toBe('')
  })

  test('without words is no text', () => {
    expect(findText('?!')).toBe('Annapurna, Saffron, Tikka House')
  })

  test('leaves a chosen order alone', () => {
    expect(findText('tikka', { sort: 'price-low' })).toBe('Annapurna, Tikka House')
  })
})

test('a card is the same as JSON, with and without a distance and a free day', () => {
  const listing = aListing({ name: 'Quotes "and" {braces}' })
  for (const distance of [undefined, 0, 3.4])
    for (const day of [undefined, '2026-12-12'])
      expect(JSON.parse(cardJsonOf(listing, distance, day))).toEqual(cardOf(listing, distance, day))
})

describe('looking up one caterer', () => {
  test('goes by slug, then by id, then by a former slug', () => {
    const renamed = aListing({ slug: 'new-name', formerSlugs: ['old-name', 'taken'] })
    const other = aListing({ slug: 'taken' })
    const made = cityOf([renamed, other])
    expect([made.bySlug('new-name')?.id, made.bySlug('old-name')?.id, made.bySlug(renamed.id)?.id]).toEqual(
      Array.from({ length: 3 }, () => renamed.id),
    )
    expect(made.bySlug('taken')?.id).toBe(other.id)
    expect(made.bySlug('nobody')).toBeUndefined()
  })

  test('knows nothing of what was replaced or removed', () => {
    const made = cityOf([aListing({ id: 'a', slug: 'before', dishes: ['Undhiyu'] }), aListing({ id: 'b' })])
    made.put(aListing({ id: 'a', slug: 'after', googleLocation: { lat: 18.9, lng: 72.8 } }))
    made.remove('b')
    made.remove('b')
    expect([made.bySlug('before'), made.byId('b'), made.bySlug('after')?.id]).toEqual([undefined, undefined, 'a'])
    const andheri = { lat: 19.1197, lng: 72.8464 }
    expect(nearest(made, { point: andheri, radiusKm: 1 }, asCard, { from: 0, to: 9 })).toEqual([])
    expect(made.resembling('undhiyu')?.some((cost) => cost < 255)).toBe(false)
    expect(everyoneByMerit(made).map(({ id }) => id)).toEqual(['a'])
  })
})

/** The price on a card, plainly: the lowest of the range, else of all, with GST and in whole rupees. */
function shownPrice({ card, kinds }: Listing, { people, vegOnly, jain, jainOnly, diet, kind }: Criteria): number {
  const wanted = jain || jainOnly ? 'jain' : vegOnly ? 'veg' : diet
  const ofKind = kind === undefined || kind === 'buffet' ? undefined : kinds[kind]?.[wanted ?? 'any'].byBand
  const prices: typeof card.bandPrices = ofKind
    ? Object.fromEntries(Object.entries(ofKind).map(([band, { price }]) => [band, price]))
    : { ...card.bandPrices }
  if (wanted && !ofKind) Object.assign(prices, card.dietPrices?.[wanted])
  const price = (people && prices[people]) ?? Math.min(...Object.values(prices))
  return Number.isFinite(price) ? Math.ceil((price * (100 + card.gstPercent)) / 100) : (card.minPrice ?? 59)
}

/** The same rules once more, plainly: every listing, one condition after the other. */
function plainSearch(city: readonly Listing[], criteria: Criteria, text: string | undefined) {
  const distance = ({ card }: Listing) => (criteria.around ? distanceKm(criteria.around.point, card.googleLocation) : 0)
  const fits = ({ words }: Listing) =>
    !text || [words.name, ...words.dishes].some((name) => name.toLowerCase().includes(text))
  const matching = city
    .filter((listing) => !criteria.around || distance(listing) <= criteria.around.radiusKm)
    .filter(({ card }) => !criteria.people || card.bands.includes(criteria.people))
    .filter(({ card }) => !criteria.vegOnly || !card.cateringType.includes('nonVeg'))
    .filter(({ card }) => !criteria.jain || card.cateringType.includes('jain'))
    .filter(({ card }) => !criteria.nonVeg || card.cateringType.includes('nonVeg'))
    .filter(({ card }) => card.maximumServingCapacity >= (criteria.capacity ?? 0))
    .filter(({ card }) => !criteria.jainOnly || card.cateringType.join() === 'jain')
    .filter(({ card }) => criteria.rating === undefined || card.averageRating >= criteria.rating)
    .filter(({ kinds }) => {
      const offered = Object.keys((criteria.kind && kinds[criteria.kind]?.any.byBand) ?? {})
      return !criteria.kind || (criteria.people ? offered.includes(criteria.people) : offered.length > 0)
    })
    .filter((listing) => criteria.budget === undefined || shownPrice(listing, criteria) <= criteria.budget)
    .filter(
      ({ card }) =>
        !criteria.cuisine ||
        card.cuisinesOffered.some((name) => name.toLowerCase() === criteria.cuisine?.toLowerCase()),
    )
    .filter(fits)
  const price = (listing: Listing) =>
    criteria.people || criteria.kind ? shownPrice(listing, criteria) : (listing.card.minPrice ?? 59)
  const named = ({ words }: Listing) => (text && words.name.toLowerCase().includes(text) ? 0 : 1)
  const sorted = matching.toSorted((a, b) => {
    if (criteria.sort === 'price-low') return price(a) - price(b) || byMerit(a, b)
    if (criteria.sort === 'price-high') return price(b) - price(a) || byMerit(a, b)
    return named(a) - named(b) || distance(a) - distance(b) || byMerit(a, b)
  })
  const main = sorted.filter(({ card }) => card.bands.length > 0)
  const pages = Math.max(1, Math.ceil(main.length / 10))
  const page = Math.min(criteria.page, pages)
  const others = page === pages && !criteria.people ? sorted.filter(({ card }) => card.bands.length === 0) : []
  const ids = (listings: readonly Listing[]) => listings.map(({ id }) => id)
  return {
    total: main.length,
    page,
    pages,
    items: ids(main.slice((page - 1) * 10, page * 10)),
    others: ids(others),
    othersTotal: others.length,
  }
}

const seldomTrue = fc.constantFrom(false, false, true)

test('a search finds what a plain filter over all caterers finds, in the same order, whatever changed before', () => {
  const question = fc.record({
    around: fc.option(fc.record({ point: anyPoint, radiusKm: fc.double({ min: 0.1, max: 100, noNaN: true }) }), {
      nil: undefined,
    }),
    people: fc.option(fc.constantFrom(...guestBands), { nil: undefined }),
    cuisine: fc.option(fc.constantFrom(...cuisines, 'thai', 'none'), { nil: undefined }),
    vegOnly: fc.boolean(),
    jain: seldomTrue,
    jainOnly: seldomTrue,
    nonVeg: seldomTrue,
    capacity: fc.option(fc.constantFrom(50, 200, 900), { nil: undefined }),
    diet: fc.constantFrom(undefined, undefined, 'veg', 'jain'),
    kind: fc.constantFrom(undefined, undefined, ...serviceKinds),
    budget: fc.option(fc.constantFrom(59, 150, 300), { nil: undefined }),
    rating: fc.option(fc.constantFrom(3.9, 4, 4.1), { nil: undefined }),
    day: fc.constant(undefined),
    sort: fc.constantFrom('default', 'price-low', 'price-high'),
    page: fc.integer({ min: 1, max: 4 }),
    text: fc.option(fc.constantFrom('tikka', 'annapurna', 'dal makhani'), { nil: undefined }),
  })
  // Blocks that can be passed over are in large cities only.
  const largeCity = fc
    .array(anyCity, { maxLength: 12 })
    .map((parts) => parts.flat().map((each) => ({ ...each, featuredPosition: undefined })))
  fc.assert(
    fc.property(fc.oneof(anyCity, largeCity), anyCity, question, (city, gone, { text, ...asked }) => {
      const made = cityOf([...gone, ...city.slice(0, city.length / 2)])
      // What the first search finds out about blocks is kept up to date by the changes after it.
      search(made, { ...asked, textCosts: undefined }, asCard)
      for (const { id } of gone) made.remove(id)
      for (const listing of city.slice(city.length / 2)) made.put(listing)
      const textCosts = text ? made.resembling(text) : undefined
      const criteria: Criteria = { ...asked, textCosts }

      const { items, others, ...found } = search(made, criteria, asCard)

      expect({ ...found, items: items.map(({ id }) => id), others: others.map(({ id }) => id) }).toEqual(
        plainSearch(city, criteria, text),
      )
    }),
    { numRuns: 300 },
  )
})

test('what a search found out about prices is kept up to date as a city grows and shrinks', () => {
  const fewAndMany = fc.tuple(anyCity, fc.array(anyCity, { minLength: 40, maxLength: 50 }))
  const questions: Criteria[] = [
    { ...everything, people: '25-50', budget: 150 },
    { ...everything, people: '25-50', sort: 'price-low' },
    { ...everything, people: '25-50', sort: 'price-high' },
  ]
  fc.assert(
    fc.property(fewAndMany, fc.array(fc.nat(999), { maxLength: 300 }), ([few, many], leaving) => {
      const city = [...few, ...many.flat()].map((each) => ({ ...each, featuredPosition: undefined }))
      const made = cityOf(city.slice(0, few.length))
      const ask = (left: readonly Listing[]) => {
        for (const criteria of questions)
          expect(search(made, criteria, asCard).items.map(({ id }) => id)).toEqual(
            plainSearch([...left], criteria, undefined).items,
          )
      }
      ask(city.slice(0, few.length))
      for (const listing of city.slice(few.length)) made.put(listing)
      ask(city)
      const gone = new Set(leaving.map((at) => city[at % Math.max(1, city.length)]?.id))
      for (const id of gone) if (id) made.remove(id)
      ask(city.filter(({ id }) => !gone.has(id)))
    }),
    { numRuns: 25 },
  )
})
