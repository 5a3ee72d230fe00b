import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { SearchQuery } from '#contract/endpoints/search.ts'
import type { NoticeStep } from '#contract/rules/notice.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { diets } from '#contract/values/diet.ts'
import { addDays } from '#contract/values/calendar.ts'
import { boundsOf, guestBands } from '#contract/values/guest-band.ts'
import { fromRupees } from '#contract/values/money.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { newId } from '#server/kernel/ids.ts'
import { list, rows, sql, type Sql } from '#server/kernel/sql.ts'
import { aCaterer, aMenu, anOrder, aPackage, aReview } from '#test/factories/index.ts'
import { anyPoint } from '#test/factories/listing.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

const anyCaterer = fc.record({
  location: anyPoint,
  cuisines: fc.subarray([...cuisines], { minLength: 1, maxLength: 4 }),
  cateringTypes: fc.subarray([...diets], { minLength: 1 }),
  gstScheme: fc.constantFrom('REGULAR_5', 'REGULAR_5', 'SPECIFIED_18', 'COMPOSITION'),
  minPrice: fc.option(fc.integer({ min: 60, max: 90 }).map(fromRupees), { nil: null }),
  maximumServingCapacity: fc.constantFrom(30, 120, 500),
  leadDays: fc.nat(5),
  noticeSteps: fc.option(
    fc.constantFrom<NoticeStep[][]>([], [{ fromGuests: 50, days: 6 }], [{ fromGuests: 200, days: 9 }]),
  ),
  approval: fc.constantFrom('approved', 'approved', 'approved', 'suspended'),
  status: fc.constantFrom(1, 1, 1, 2),
  featuredPosition: fc.constant(null),
})
const anyOffer = fc.record({
  bands: fc.subarray([...guestBands]),
  status: fc.constantFrom(1, 1, 2),
  kind: fc.constantFrom('package', 'package', 'packed'),
  name: fc.constantFrom('Feast', 'Packed Thali'),
  /** Live counters within the price. */
  counters: fc.constantFrom(undefined, 0, 1),
  diet: fc.constantFrom('veg', 'nonVeg', 'jain'),
  basePrice: fc.integer({ min: 55, max: 95 }).map(fromRupees),
})
/** What stands in a caterer's calendar, by days from today. */
const anyDays = fc.record({
  closures: fc.subarray([
    [1, 1],
    [3, 5],
    [7, 30],
  ] as const),
  orders: fc.uniqueArray(
    fc.record({
      ahead: fc.integer({ min: 0, max: 9 }),
      taken: fc.integer({ min: 0, max: 500 }),
      capacity: fc.constantFrom(null, null, 0, 60, 600),
    }),
    { selector: ({ ahead }) => ahead, maxLength: 6 },
  ),
})
const today = '2026-11-20'

beforeAll(async () => {
  const city = fc.sample(
    fc.tuple(
      anyCaterer,
      fc.array(anyOffer, { maxLength: 2 }),
      fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 2 }),
      anyDays,
    ),
    { numRuns: 70, seed: 20 },
  )
  for (const [i, [caterer, offers, halvesOfReviews, days]] of city.entries()) {
    const { id: catererId } = await aCaterer(server, {
      ...caterer,
      ownerId: null,
      featuredPosition: i % 9 === 0 ? i + 1 : null,
    })
    // Everyone eats it, so that no package lacks dishes.
    const menu = await aMenu(server, { catererId, dishes: [{ name: 'Samosa', diet: 'jain' }] })
    const items = [{ menuId: menu.id, quantity: 0 }]
    const live = await aMenu(server, { catererId, name: 'Live Counters', dishes: [{ name: 'Chaat', diet: 'jain' }] })
    for (const { counters, ...offer } of offers) {
      const counter = counters === undefined ? [] : [{ menuId: live.id, quantity: counters, price: fromRupees(7) }]
      await aPackage(server, { ...offer, catererId, items: [...items, ...counter] })
    }
    await insertDays(catererId, days)
    if (halvesOfReviews.length === 0) continue
    const offer = await aPackage(server, { catererId, items, bands: [] })
    for (const halves of halvesOfReviews) {
      const order = await anOrder(server, { offer })
      await aReview(server, { order, rating: halves / 2, hiddenAt: halves % 4 === 0 ? order.createdAt : null })
    }
  }
  const all = await rows<{ id: string }>(server.database.db, sql`select id from caterers`)
  await server.services.catalogue.refresh(all.map(({ id }) => id))
})

async function insertDays(catererId: string, { closures, orders }: DaysOfCaterer): Promise<void> {
  for (const [first, last] of closures)
    await rows(
      server.database.db,
      sql`insert into closures (id, caterer_id, first_day, last_day) values (${newId()}, ${catererId}, ${addDays(today, first)}, ${addDays(today, last)})`,
    )
  for (const { ahead, taken, capacity } of orders)
    await rows(
      server.database.db,
      sql`insert into caterer_days (caterer_id, day, plates_taken, capacity) values (${catererId}, ${addDays(today, ahead)}, ${taken}, ${capacity})`,
    )
}
type DaysOfCaterer = typeof anyDays extends fc.Arbitrary<infer Days> ? Days : never

/** The search page's rules as one would write them in SQL: which caterers, in which order. */
async function bySql({
  lat,
  lng,
  radius,
  people,
  cuisine,
  veg,
  jain,
  jainOnly,
  diet,
  kind,
  budget,
  rating,
  date,
  guests,
  sort,
}: SearchQuery): Promise<{ main: string[]; others: string[] }> {
  const here = sql`(2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(c.location[1] - ${lat ?? 0}) / 2), 2) +
    cos(radians(${lat ?? 0})) * cos(radians(c.location[1])) * power(sin(radians(c.location[0] - ${lng ?? 0}) / 2), 2)))))`
  const distance = lat === undefined ? sql`0::float8` : here
  const hasBand = (band?: string) => sql`exists (
    select 1 from package_bands b join packages p on p.id = b.package_id and p.deleted_at is null and p.status = 1
    where b.caterer_id = c.id ${band ? sql`and b.band = ${band}` : sql``})`
  const lowest = sql`coalesce(c.min_price_paise, (
    select least(min(p.base_price_paise), c.max_price_paise) from packages p
    where p.caterer_id = c.id and p.kind <> 'custom' and p.deleted_at is null and p.status = 1
      and exists (select 1 from package_bands b where b.package_id = p.id)
    group by p.kind order by p.kind limit 1), 5900)`
  const priced = jain || jainOnly ? 'jain' : veg ? 'veg' : diet
  const own = priced === 'jain' ? ['jain'] : priced === 'veg' ? ['veg', 'jain'] : ['veg', 'nonVeg', 'jain']
  // For each range: what is made for the diet, else what there is; of packed food only where there is no meal.
  const lowestIn = (kind: string, wanted: readonly string[]) => sql`(select min(p.base_price_paise)
    from package_bands x join packages p on p.id = x.package_id
    where x.caterer_id = c.id and x.band = b.band and p.kind = ${kind} and p.diet = any(${list(wanted)}::text[])
      and p.deleted_at is null and p.status = 1)`
  const ofBands = (
    kind: string,
    band?: string,
  ) => sql`(select min(coalesce(${kind === 'package' ? lowestIn(kind, own) : sql`null::bigint`},
      ${lowestIn(kind, ['veg', 'nonVeg', 'jain'])}))
    from package_bands b where b.caterer_id = c.id ${band ? sql`and b.band = ${band}` : sql``})`
  const counter = sql`(select min(case when t.quantity > 0 then 0 else t.price_paise * t.min_qty end)
    from package_items t join menus m on m.id = t.menu_id and m.name = 'Live Counters' where t.package_id = p.id)`
  const isOfKind = {
    buffet: sql`p.kind = 'package'`,
    thali: sql`p.kind = 'packed' and p.name = 'Packed Thali'`,
    boxes: sql`p.kind = 'packed' and p.name <> 'Packed Thali'`,
    counters: sql`p.kind = 'package' and ${counter} is not null`,
  }[kind ?? 'buffet']
  const cost = kind === 'counters' ? sql`p.base_price_paise + ${counter}` : sql`p.base_price_paise`
  const ofKind = (band: Sql, wanted: readonly string[]) => sql`(select min(${cost})
    from package_bands x join packages p on p.id = x.package_id
    where x.caterer_id = c.id and x.band = ${band} and ${isOfKind} and p.diet = any(${list(wanted)}::text[])
      and p.deleted_at is null and p.status = 1)`
  const lowestOfKind = sql`(select min(coalesce(${ofKind(sql`b.band`, own)}, ${ofKind(sql`b.band`, ['veg', 'nonVeg', 'jain'])}))
    from package_bands b where b.caterer_id = c.id ${people ? sql`and b.band = ${people}` : sql``})`
  const plate = kind
    ? lowestOfKind
    : sql`coalesce(${people ? sql`${ofBands('package', people)}, ${ofBands('packed', people)},` : sql``}
    ${ofBands('package')}, ${ofBands('packed')})`
  const rate = sql`(case c.gst_scheme when 'REGULAR_5' then 105 when 'SPECIFIED_18' then 118 else 100 end)`
  const price = sql`coalesce(ceil(${plate} * ${rate} / 10000.0) * 100, ${lowest})`
  const [min, max] = people ? [boundsOf(people).min, boundsOf(people).max] : [10, 10_000]
  const wanted = guests !== undefined && guests >= (people ? min : 1) && guests <= max ? guests : min
  const notice = sql`(select max(days) from (
    select c.lead_days as days union all
    select greatest(c.lead_days, (step ->> 'days')::int) from jsonb_array_elements(
      coalesce(c.notice_steps, '[{"fromGuests": 100, "days": 4}, {"fromGuests": 301, "days": 7}]')) as step
      where (step ->> 'fromGuests')::int <= ${wanted}::int) needed)`
  const free = (
    day: string,
  ) => sql`(${day}::date >= ${today}::date + ${notice}::int and ${wanted}::int <= c.maximum_serving_capacity
    and not exists (select 1 from closures x where x.caterer_id = c.id and ${day}::date between x.first_day and x.last_day)
    and ${wanted}::int <= coalesce((select coalesce(d.capacity, c.maximum_serving_capacity) - d.plates_taken
      from caterer_days d where d.caterer_id = c.id and d.day = ${day}::date), c.maximum_serving_capacity))`
  const order = {
    default: sql`${distance}`,
    'price-low': people || kind ? price : lowest,
    'price-high': people || kind ? sql`-${price}` : sql`-${lowest}`,
  }[sort]
  const found = await rows<{ id: string; main: boolean }>(
    server.database.db,
    sql`
    select c.id, ${hasBand()} as main from caterers c
    left join (select caterer_id, round(avg(half_stars) / 2, 1) as average, count(*) as total from reviews where hidden_at is null group by caterer_id) r
      on r.caterer_id = c.id
    where c.approval = 'approved' and c.status = 1 and ${distance} <= ${lat === undefined ? 1 : radius}
      and ${people ? hasBand(people) : sql`true`}
      and ${kind ? sql`${lowestOfKind} is not null` : sql`true`}
      and ${jain ? sql`'jain' = any(c.catering_types::text[])` : sql`true`}
      and ${jainOnly ? sql`c.catering_types::text[] = array['jain']` : sql`true`}
      and ${budget === undefined ? sql`true` : sql`${price} <= ${budget * 100}::bigint`}
      and ${rating === undefined ? sql`true` : sql`coalesce(r.average, 0) >= ${rating}::numeric`}
      and ${date === undefined ? sql`true` : free(date)}
      and ${veg ? sql`not 'nonVeg' = any(c.catering_types::text[])` : sql`true`}
      and ${cuisine ? sql`lower(${cuisine}) in (select lower(name) from unnest(c.cuisines::text[]) as name)` : sql`true`}
    order by ${order}, c.featured_position nulls last, coalesce(r.average, 0) desc, coalesce(r.total, 0) desc, c.name collate "C", c.id collate "C"`,
  )
  return {
    main: found.filter(({ main }) => main).map(({ id }) => id),
    others: people ? [] : found.filter(({ main }) => !main).map(({ id }) => id),
  }
}

/** Mostly not asked for: every condition leaves fewer caterers to compare. */
function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
}

const anyQuestion = fc.record({
  at: fc.option(anyPoint, { nil: undefined, freq: 1 }),
  radius: fc.integer({ min: 5, max: 60 }).map(String),
  people: seldom(fc.constantFrom(...guestBands)),
  cuisine: seldom(fc.constantFrom(...cuisines, 'THAI')),
  veg: seldom(fc.constant('1')),
  jain: seldom(fc.constant('1')),
  jainOnly: seldom(fc.constant('1')),
  diet: seldom(fc.constantFrom('veg', 'jain')),
  kind: seldom(fc.constantFrom(...serviceKinds)),
  budget: seldom(fc.constantFrom('59', '70', '80.5', '90')),
  rating: seldom(fc.constantFrom('3', '3.5', '4', '4.2')),
  date: seldom(fc.nat(10).map((ahead) => addDays(today, ahead))),
  guests: seldom(fc.constantFrom('8', '30', '99', '100', '200', '301')),
  sort: fc.constantFrom('default', 'price-low', 'price-high'),
})

test('the catalogue answers as SQL would, over all pages', async () => {
  let seen = 0
  const property = fc.asyncProperty(anyQuestion, async ({ at, ...asked }) => {
    const point = at ? { lat: at.lat.toFixed(6), lng: at.lng.toFixed(6) } : {}
    const parse = (page: number) => SearchQuery.parse({ ...asked, ...point, page: String(page) })
    const expected = await bySql(parse(1))
    const pages = []
    for (let page = 1; ; page++) {
      pages.push(await server.services.catalogue.search(parse(page)))
      if (page >= (pages[0]?.pages ?? 0)) break
    }
    seen += expected.main.length
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(expected.main)
    expect(pages.at(-1)?.others.map(({ id }) => id)).toEqual(expected.others)
    expect(pages[0]?.total).toBe(expected.main.length)
  })
  await fc.assert(property, { numRuns: 120 })
  expect(seen).toBeGreaterThan(200)
})

test('the numbers beside the choices are what SQL counts when each is made', async () => {
  let counted = 0
  const property = fc.asyncProperty(anyQuestion, async ({ at, ...asked }) => {
    const point = at ? { lat: at.lat.toFixed(6), lng: at.lng.toFixed(6) } : {}
    const { facets } = await server.services.catalogue.search(SearchQuery.parse({ ...asked, ...point, facets: '1' }))
    const countBySql = async (chosen: Record<string, string>) =>
      (await bySql(SearchQuery.parse({ ...asked, ...point, ...chosen }))).main.length
    // One choice of each kind: all of them would be a hundred statements a question.
    const pick = <Choice>(choices: readonly Choice[] = []) => choices[counted % Math.max(1, choices.length)]
    for (const part of ['people', 'kind', 'cuisine', 'budget', 'rating', 'radius'] as const) {
      const choice = pick<{ value: string | number; count: number }>(facets?.[part])
      if (choice)
        expect([part, choice.value, choice.count]).toEqual([
          part,
          choice.value,
          await countBySql({ [part]: String(choice.value) }),
        ])
    }
    expect(facets).toMatchObject({
      veg: await countBySql({ veg: '1' }),
      jain: await countBySql({ jain: '1' }),
      jainOnly: await countBySql({ jainOnly: '1' }),
    })
    expect(facets?.radius === undefined).toBe(at === undefined)
    counted++
  })
  await fc.assert(property, { numRuns: 25 })
})
