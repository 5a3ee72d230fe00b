import { beforeAll, describe, expect, test } from 'vitest'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { aRegisteredCaterer, anOwner } from '#test/support/registered-caterers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

let owner: Awaited<ReturnType<typeof anOwner>>
let own: Awaited<ReturnType<typeof aRegisteredCaterer>>
beforeAll(async () => {
  owner = await anOwner(server)
  own = await aRegisteredCaterer(server)
})

const controls = [
  ['carries a header', 'Aai\r\nBcc: all@evil.example'],
  ['has a zero byte', 'Aai\u0000'],
  ['has half of a letter', 'Aai\ud800'],
  ['runs backwards', 'Aai\u202eiaA'],
  ['hides a zero-width space', 'A\u200bai'],
  ['hides tags', 'Aai\u{e0041}'],
] as const
const noText = [
  ['is null', null],
  ['is a number', 1e21],
  ['is a list', ['Aai']],
  ['reaches for operators', { $ne: null }],
] as const
const unnumbered = [
  ['is null', null],
  ['is a list', [9_820_012_345]],
  ['has nine digits', 982_001_234],
  ['has eleven digits', '98200123456'],
  ['is of another country', '+449820012345'],
  ['is huge', 1e21],
  ['is no number', 'NaN'],
  ['has a fraction', 9_820_012_345.5],
  ['is negative', -9_820_012_345],
  ['is in digits of another script', '९८२००१२३४५'],
  ['carries a header', '9820012345\r\nX: y'],
] as const
const unpriced = [
  ['is text', '200'],
  ['is no number', 'NaN'],
  ['is huge', 1e21],
  ['is negative', -1],
  ['is more than anybody pays', 100_000.01],
  ['has three decimals', 0.125],
  ['is a sum of floats', 0.1 + 0.2],
] as const

/** Every field with what is wrong with it, and whether it may not be left out. */
const wrong: Record<string, readonly (readonly [string, unknown])[]> = {
  name: [
    ...noText,
    ...controls,
    ['is empty', ''],
    ['is only spaces', ' \u00a0 '],
    ['is only dots', '...'],
    ['is too long', 'A'.repeat(300)],
    ['grows too long when composed', '\u0958'.repeat(61)],
  ],
  gstNo: [
    ...noText,
    ...controls,
    ['is empty', ''],
    ['has a wrong check digit', '27AABCC1234D1ZA'],
    ['is of a state that is none', '99AABCC1234D1Z9'],
    ['is too long', '27AABCC1234D1ZB'.repeat(99)],
    ['is in other digits', '２７AABCC1234D1ZB'],
  ],
  address: [...noText, ...controls, ['is empty', ''], ['is too long', 'A'.repeat(301)]],
  serviceAddress: [
    ...noText,
    ...controls,
    ['is empty', ''],
    ['is no area of ours', 'Pune, Mumbai'],
    ['is the area alone', 'Andheri'],
  ],
  mobileNo: unnumbered,
  contact: unnumbered,
  extraInformation: [
    ...noText,
    ['has a zero byte', 'a\u0000'],
    ['runs backwards', 'a\u202eb'],
    ['is too long', 'a'.repeat(2001)],
  ],
  specialistIn: [...noText, ...controls, ['is too long', 'a'.repeat(201)]],
  complimentary: [...noText, ...controls, ['is too long', 'a'.repeat(201)]],
  cuisinesOffered: [
    ['is null', null],
    ['is text', 'Thai'],
    ['has one that is none', ['Thai', 'Klingon']],
    ['has a number', [1]],
    ['has too many', Array.from({ length: 13 }, () => 'Thai')],
  ],
  cateringType: [
    ['is null', null],
    ['is text', 'Veg'],
    ['is empty', []],
    ['has one that is none', ['Vegan']],
    ['reaches into objects', ['__proto__']],
  ],
  inServiceFrom: [
    ...noText,
    ['is no day', '2026-02-30'],
    ['is a moment', '2020-01-01T00:00:00Z'],
    ['is before all of us', '1899-12-31'],
    ['is tomorrow', '2026-11-21'],
    ['is far away', '+123456-01-01'],
  ],
  minPrice: unpriced,
  maxPrice: unpriced,
  fssaiNo: [
    ['is a number', 11_526_001_000_061],
    ['begins with three', '31526001000061'],
    ['has thirteen digits', '1152600100006'],
    ['has a line break', '11526001000061\n1'],
  ],
  gstScheme: [...noText, ['is none', 'REGULAR']],
  maximumServingCapacity: [
    ['is null', null],
    ['is text', '100'],
    ['is none', 0],
    ['has a fraction', 99.5],
    ['is huge', 1e21],
  ],
}
const cases = Object.entries(wrong).flatMap(([field, list]) => list.map(([what, value]) => ({ field, what, value })))

describe('an invalid field is rejected with an error of its own, for a new and for an existing caterer:', () => {
  test.each(cases)('$field that $what', async ({ field, value }) => {
    for (const { status, body } of [await owner.make({ [field]: value }), await own.change({ [field]: value })]) {
      expect([status, body.code]).toEqual([
        field === 'inServiceFrom' && body.code === 'day_in_future' ? 422 : 400,
        expect.any(String),
      ])
      const [[path, sentence] = []] = Object.entries(body.fields ?? {})
      expect(path?.split('.')[0]).toBe(field)
      expect(sentence).toMatch(/^[A-Z][^{}]{10,}$/)
      expect(sentence).not.toMatch(/invalid|expected|received/i)
    }
  })
})

test.each([
  ['is null', null],
  ['is text', '19.1,72.8'],
  ['is without a longitude', { lat: 19.1 }],
  ['is text within', { lat: '19.1', lng: 72.8 }],
  ['is no number', { lat: 'NaN', lng: 'NaN' }],
  ['is huge', { lat: 1e21, lng: 72.8 }],
  ['lies in London', { lat: 51.5, lng: -0.12 }],
  ['has its parts turned around', { lat: 72.8, lng: 19.1 }],
])('a point that %s is rejected', async (_, googleLocation) => {
  for (const { status, body } of [await owner.make({ googleLocation }), await own.change({ googleLocation })]) {
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {}).map((path) => path.split('.')[0])).toContain('googleLocation')
    expect(body.message).toContain('Pick your address from the list so we know where it is')
  }
})

test.each([
  ['text'],
  [{ PinCode: '012345' }],
  [{ PinCode: '4000588' }],
  [{ PinCode: 1e21 }],
  [{ location: 7 }],
  [null],
])('a service location %j is rejected', async (serviceLocation) => {
  expect((await owner.make({ serviceLocation })).status).toBe(400)
  expect((await own.change({ serviceLocation })).status).toBe(400)
})

test('what is required is asked for, all at once', async () => {
  const { status, body } = await owner.send('POST', '/api/caterer', {})
  expect([status, body.fields]).toEqual([
    400,
    {
      name: 'Enter your business name',
      gstNo: 'Enter your GST number, or URP if you have none',
      address: 'Enter your business address',
      googleLocation: 'Pick your address from the list so we know where it is',
      serviceAddress: 'Pick your service address from the list',
      mobileNo: 'Mobile number must be exactly 10 digits',
    },
  ])
})

describe('what claims a right or is not of the profile is rejected, and nothing changes:', () => {
  const intruders = {
    id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    ownerId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    userId: null,
    approval: 'approved',
    verified: true,
    legalName: 'X',
    averageRating: 5,
    totalReviews: 9,
    review: [],
    orderFullFilled: 7,
    featured: true,
    createdAt: '2020-01-01',
    updatedAt: '2020-01-01',
    slug: 'annapurna-rasoi',
    status: { id: 2 },
    pictures: [],
    imgUrl: 'http://127.1/',
    dishes: [],
    leadDays: 0,
    serviceRadiusKm: 200,
  }
  test.each(Object.entries(intruders))('%s: %j', async (field, value) => {
    const before = (await own.see(own.caterer.id)).body
    for (const answer of [
      await owner.make({ [field]: value }),
      await own.change({ [field]: value, complimentary: 'Everything' }),
    ]) {
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
      expect(answer.body.message?.[0]).toMatch(/can’t be changed here/)
    }
    expect((await own.see(own.caterer.id)).body).toEqual(before)
  })
})

test('a new caterer lists no packages', async () => {
  for (const field of ['customMenu', 'dishesfor10_25', 'dishesfor25_50', 'dishesfor50_100', 'dishesforabove100']) {
    const { status, body } = await owner.make({ [field]: [] })
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, 'not_in_profile', [field]])
  }
})

test('keys that reach into objects are without effect', async () => {
  const stranger = await anOwner(server)
  const { status, body } = await stranger.make(
    JSON.parse('{"__proto__":{"approval":"rejected"},"constructor":{"prototype":{"approval":"rejected"}}}') as object,
  )
  expect([status, body.approval]).toEqual([201, 'approved'])
  expect(({} as { approval?: string }).approval).toBeUndefined()
})

test('markup and quotes stay what they are', async () => {
  const name = `Robert'); drop table caterers;--<b> & Söhne 👨‍🍳`
  const { caterer } = await aRegisteredCaterer(server, { name, complimentary: '%s {0} ${x}' })
  expect(caterer).toMatchObject({ name, complimentary: '%s {0} ${x}' })
  expect(await firstRow(server.database.db, sql`select name from caterers where id = ${caterer.id}`)).toEqual({ name })
})

test('a GST number of any state is taken, one of no state is rejected with a sentence of its own', async () => {
  expect((await owner.make({ gstNo: '39AABCC1234D1Z6' })).body.fields).toEqual({
    gstNo: 'Check the first two digits of your GST number. They don’t match any state',
  })
  expect((await aRegisteredCaterer(server, { gstNo: '03AABCC1234D1ZL' })).caterer).toMatchObject({
    gstNo: '03AABCC1234D1ZL',
  })
})

test('a version is a whole number', async () => {
  for (const version of ['1', 1.5, null, 1e21]) {
    const { status } = await own.change({ version, complimentary: 'Paan' })
    expect([400, 409]).toContain(status)
  }
})
