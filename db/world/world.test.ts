import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cuisines } from '#contract/values/cuisine.ts'
import { diets, dietsOfferedBy, type Diet, type PackageDiet } from '#contract/values/diet.ts'
import { isGstin } from '#contract/values/gstin.ts'
import { notJainIn } from '#contract/values/jain-words.ts'
import { distanceKm } from '#contract/values/place.ts'
import { sql } from '#server/kernel/sql.ts'
import { mumbai } from '#server/modules/places/index.ts'
import { aDemoCity } from '#test/support/demo-city.ts'
import { testStart } from '#test/support/server.ts'
import { fillDemoCity, hasCity } from './index.ts'

const { count, find, server, summary } = aDemoCity()

describe('the caterers', () => {
  test('are sixty or more, all live, with an owner of their own', async () => {
    expect(summary().caterers).toBeGreaterThanOrEqual(60)
    expect(
      await count(sql`select 1 from caterers where approval = 'approved' and status = 1 and owner_id is not null`),
    ).toBe(summary().caterers)
    expect(await hasCity(server.database)).toBe(true)
  })

  test('stand at real places', async () => {
    const points = new Set(mumbai().places.map(({ lat, lng }) => `${lat} ${lng}`))
    const found = await find<{ name: string; lat: number; lng: number }>(
      sql`select name, location[1] as lat, location[0] as lng from caterers`,
    )
    expect(found.filter(({ lat, lng }) => !points.has(`${lat} ${lng}`))).toEqual([])
  })

  test.each(['Andheri', 'Borivali', 'Malad', 'Kandivali', 'Goregaon'])(
    '%s has ten within 15 km that cook for a range, and several in it',
    async (area) => {
      const centre = mumbai().areas.find((candidate) => candidate.area === area)
      const found = await find<{ area: string; lat: number; lng: number }>(sql`
      select area, location[1] as lat, location[0] as lng from caterers c where exists (select 1 from package_bands b where b.caterer_id = c.id)`)
      expect(found.filter((point) => centre && distanceKm(centre, point) <= 15).length).toBeGreaterThanOrEqual(10)
      expect(found.filter((caterer) => caterer.area.startsWith(area)).length).toBeGreaterThanOrEqual(4)
    },
  )

  test('reach from Colaba to Virar, Kalyan and Panvel', async () => {
    const found = new Set((await find<{ area: string }>(sql`select area from caterers`)).map(({ area }) => area))
    for (const area of ['Colaba', 'Virar East', 'Kalyan West', 'Chembur', 'Thane West', 'Vashi', 'New Panvel'])
      expect(found).toContain(area)
  })

  test('cook all twelve cuisines and all diets, some pure veg and some pure Jain', async () => {
    expect(await count(sql`select distinct unnest(cuisines::text[]) from caterers`)).toBe(cuisines.length)
    expect(await count(sql`select distinct unnest(catering_types::text[]) from caterers`)).toBe(diets.length)
    expect(await count(sql`select 1 from caterers where not 'nonVeg' = any(catering_types::text[])`)).toBeGreaterThan(
      10,
    )
    expect(await count(sql`select 1 from caterers where catering_types::text[] = '{jain}'`)).toBeGreaterThanOrEqual(2)
  })

  test('have true check characters in their GSTINs, and all tax schemes occur', async () => {
    const found = await find<{ no: string }>(sql`select gst_no as no from caterers where gst_scheme <> 'UNREGISTERED'`)
    expect(found.filter(({ no }) => !isGstin(no))).toEqual([])
    expect(await count(sql`select distinct gst_scheme from caterers`)).toBe(4)
  })

  test('name the lowest and highest price of their packages, or none', async () => {
    const wrong = sql`
      select c.id from caterers c left join packages p on p.caterer_id = c.id and p.kind <> 'custom' group by c.id
      having c.min_price_paise is distinct from min(p.base_price_paise) or c.max_price_paise is distinct from max(p.base_price_paise)`
    expect(await count(wrong)).toBe(0)
    expect(await count(sql`select 1 from caterers where min_price_paise is null`)).toBeGreaterThan(0)
  })

  test('three are featured, each with a place of its own', async () => {
    expect(
      await find(sql`select featured_position as at from caterers where featured_position is not null order by 1`),
    ).toEqual([{ at: 1 }, { at: 2 }, { at: 3 }])
  })
})

describe('menus and packages', () => {
  test('a category has six to fourteen dishes', async () => {
    const sizes = await find<{ n: number }>(sql`select count(*)::int as n from menu_dishes group by menu_id`)
    expect(sizes).toHaveLength(summary().menus)
    expect(sizes.filter(({ n }) => n < 6 || n > 14)).toEqual([])
  })

  test('Jain dishes name nothing that Jains do not eat, and say nothing of it', async () => {
    const dishes = await find<{ name: string; description: string }>(
      sql`select name, coalesce(description, '') as description from menu_dishes where diet = 'jain'`,
    )
    expect(dishes.length).toBeGreaterThan(1000)
    const wrong = dishes.filter(({ name, description }) => notJainIn(`${name}. ${description}`))
    expect(wrong).toEqual([])
  })

  test('every package item has the dishes of its diet that it promises', async () => {
    const items = await find<{ diet: PackageDiet; quantity: number; min: number; dishes: Diet[] }>(sql`
      select p.diet, t.quantity, t.min_qty as min, array(select d.diet::text from menu_dishes d where d.menu_id = t.menu_id and d.deleted_at is null) as dishes
      from package_items t join packages p on p.id = t.package_id`)
    const offered = items.map((item) => ({
      ...item,
      n: item.dishes.filter((diet) => dietsOfferedBy(item.diet).includes(diet)).length,
    }))
    expect(offered.filter(({ n, quantity, min }) => n < Math.max(1, quantity) || n < min)).toEqual([])
  })

  test('every package includes dishes, and its caterer cooks its diet', async () => {
    expect(
      await count(
        sql`select 1 from packages p where kind <> 'custom' and not exists (select 1 from package_items t where t.package_id = p.id and quantity > 0)`,
      ),
    ).toBe(0)
    expect(
      await count(
        sql`select 1 from packages p join caterers c on c.id = p.caterer_id where p.kind = 'package' and not p.diet::text = any(c.catering_types::text[])`,
      ),
    ).toBe(0)
  })

  test('five or more caterers have no package at all, and others lack a range', async () => {
    expect(
      await count(sql`select 1 from caterers c where not exists (select 1 from packages p where p.caterer_id = c.id)`),
    ).toBeGreaterThanOrEqual(5)
    const bands = await find<{ n: number }>(
      sql`select count(distinct band)::int as n from package_bands group by caterer_id`,
    )
    expect(bands.filter(({ n }) => n < 4).length).toBeGreaterThan(5)
  })

  test('custom menus, snack boxes and packed thalis are there under their names', async () => {
    for (const name of ['Custom Menu', 'Snack Boxes', 'Packed Thali'])
      expect(await count(sql`select 1 from packages where name = ${name}`)).toBeGreaterThan(20)
  })

  test('a larger range costs less per plate', async () => {
    const prices = await find<{ ten: number; hundred: number }>(sql`
      select avg(base_price_paise) filter (where b.band = '10-25')::float as ten, avg(base_price_paise) filter (where b.band = '100+')::float as hundred
      from packages p join package_bands b on b.package_id = p.id where p.kind = 'package' and p.caterer_id in (
        select caterer_id from package_bands group by caterer_id having count(distinct band) = 4)`)
    expect(prices[0]?.hundred).toBeLessThan(prices[0]?.ten ?? 0)
  })

  test('each shows a picture of its own first', async () => {
    const first = await count(sql`select distinct image_id from gallery_images where gallery = 'art' and position = 1`)
    expect(first).toBe(summary().caterers)
  })

  test('every picture that a row names lies in the folder', async () => {
    const folder = join(import.meta.dirname, 'pictures')
    const files = new Set(
      ['covers', 'dishes'].flatMap((part) => readdirSync(join(folder, part)).map((file) => `${part}/${file}`)),
    )
    const images = await find<{ base: string; widths: number[] }>(sql`select base, widths from images`)
    expect(
      images
        .flatMap(({ base, widths }) => widths.map((width) => `${base}-${width}.avif`))
        .filter((file) => !files.has(file)),
    ).toEqual([])
  })
})

describe('offers and accounts', () => {
  test('the strip has the three promotions, two with a code and one by telephone', async () => {
    expect(
      await find(sql`
      select p.title, c.kind, c.percent, p.by_phone from promotions p left join coupons c on c.id = p.coupon_id where place = 'strip' order by p.position`),
    ).toEqual([
      { title: 'Flat 10% Off', kind: 'percent', percent: 1000, by_phone: false },
      { title: 'Free Gift & Cake', kind: 'gift', percent: 0, by_phone: false },
      { title: 'Free Tasting', kind: null, percent: null, by_phone: true },
    ])
  })

  test('festival promotions promise what their coupon gives, on its days', async () => {
    expect(await count(sql`select 1 from promotions where place = 'festival'`)).toBeGreaterThan(20)
    const wrong = sql`
      select 1 from promotions p join coupons c on c.id = p.coupon_id where p.place = 'festival' and (
        p.valid_from <> c.valid_from or p.valid_to <> c.valid_to or c.percent not in (2000, 2500) or p.title not like (c.percent / 100) || '\% Off%')`
    expect(await count(wrong)).toBe(0)
  })

  test('the three demo accounts have their roles, and one owns the first caterer', async () => {
    expect(
      await find(sql`
      select u.email::text, u.role, u.password_hash is not null as signs_in, c.slug from users u left join caterers c on c.owner_id = u.id
      where u.email::text like '%@pangat.example' order by u.role`),
    ).toEqual([
      { email: 'admin@pangat.example', role: '1', signs_in: true, slug: null },
      { email: 'customer@pangat.example', role: '2', signs_in: true, slug: null },
      { email: 'caterer@pangat.example', role: '3', signs_in: true, slug: 'annapurna-rasoi' },
    ])
    expect(
      await count(
        sql`select 1 from orders o join users u on u.id = o.customer_id where u.email = 'customer@pangat.example'`,
      ),
    ).toBe(5)
  })
})

describe('filling', () => {
  test('is not done twice', async () => {
    const again = await fillDemoCity(server.database, { today: testStart })
    expect(Object.values(again).every((added) => added === 0)).toBe(true)
  })
})
