import fc from 'fast-check'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'

/** Values that the parameters of a search take, and some that they nearly take. */
const values = {
  place: [
    'Andheri',
    'Bandra (West), Mumbai',
    '400053',
    ' Dadar',
    'nowhere at all',
    'a'.repeat(81),
    'Café',
    'Cafe\u0301',
  ],
  lat: ['19.1197', '19', '-91', '19.', '+19', '1e1', '0x13', ' 19.1', '19.123456789012345678901'],
  lng: ['72.8464', '72', '181', '', '-0', '72,8'],
  radius: ['3', '15', '100', '0', '101', '2.5', '-1', '007'],
  people: [...guestBands, '100', '5-10', '10–25'],
  date: ['2026-12-12', '2026-11-20', '2026-11-19', '2026-02-30', '2029-01-01', '20261212', ' 2026-12-12'],
  guests: ['40', '1', '10000', '10001', '040', '4.5', '-3'],
  cuisine: [...cuisines, 'north indian', 'Klingon', ''],
  veg: ['1', '0', 'true', 'false', 'yes', 'TRUE'],
  jain: ['1', '0', 'true', 'false', ''],
  jainOnly: ['1', 'true', '2'],
  diet: ['veg', 'jain', 'nonVeg', 'veg:10', 'constructor'],
  kind: [...serviceKinds, 'Buffet', '__proto__'],
  budget: ['350', '99.5', '0', '1', '100000', '100001', '1e3', '350.555'],
  rating: ['4', '4.5', '5', '5.1', '0', '6', '4.55'],
  q: ['paneer', 'panner tikka', 'पनीर', '<b>', 'a'.repeat(80), '\u202e', '\u200b', '%', '+', '🍛', "chef's"],
  sort: ['default', 'price-low', 'price-high', 'price', 'toString'],
  page: ['1', '2', '99', '99999', '100000', '0', '01', '-1', '2.0'],
  facets: ['1', 'true', '0', 'on'],
} as const satisfies Record<string, readonly string[]>
type Name = keyof typeof values

const escaped = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)
/** Ways to write a value, of which the first is the one that browsers use. */
const spellings: ((text: string) => string)[] = [
  escaped,
  (text) => encodeURIComponent(text),
  (text) => escaped(text).toLowerCase(),
  // Its first character escaped though it need not be.
  (text) => escaped(text).replace(/^\w/, (first) => `%${first.charCodeAt(0).toString(16)}`),
  (text) => `${escaped(text)}%`,
  (text) => `${escaped(text)}%ff`,
  (text) => `+${escaped(text)}`,
  (text) => encodeURI(text),
]

const pair = fc
  .tuple(
    fc.constantFrom(...(Object.keys(values) as Name[])),
    fc.nat(),
    fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(spellings.length - 1) }),
    fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.string({ maxLength: 12 }) }),
  )
  .map(([name, at, way, other]) => {
    const value = other ?? values[name][at % values[name].length] ?? ''
    return `${name}=${(spellings[way] ?? escaped)(value.replace(/\p{Cs}/gu, ''))}`
  })
const point = fc
  .tuple(fc.double({ min: 18.9, max: 19.3, noNaN: true }), fc.double({ min: 72.8, max: 73.1, noNaN: true }))
  .map(([lat, lng]) => `lat=${lat.toFixed(3)}&lng=${lng.toFixed(3)}`)
const odd = fc.constantFrom(
  'unknown=1',
  'page',
  '=1',
  '',
  'Page=2',
  'q=a&q=b',
  'q[]=a',
  '__proto__=1',
  'people%3D=1',
  'page=2;sort=x',
)

/** URLs of searches in the site's spelling and in others, right, wrong and hostile. */
export const anySearchUrl: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 24, arbitrary: pair }, { weight: 8, arbitrary: point }, { weight: 1, arbitrary: odd }), {
    maxLength: 5,
  })
  .map((pairs) => (pairs.length === 0 ? '/api/search' : `/api/search?${pairs.join('&')}`))
