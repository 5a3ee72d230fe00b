import { expect, test } from 'vitest'
import { areaNamedIn, areaOf, areas } from './areas.ts'

test('five areas have a page of their own, however their path is written', () => {
  expect(areas.map(({ slug }) => slug)).toEqual(['andheri', 'borivali', 'malad', 'kandivali', 'goregaon'])
  expect(areaOf('GoregaoN')?.name).toBe('Goregaon')
})

test.each([
  '',
  'atlantis',
  'andheri-west',
  'andheri ',
  '\u0000',
  'constructor',
  '__proto__',
  'a'.repeat(9000),
  undefined,
])('any other path is no area: %j', (slug) => expect(areaOf(slug)).toBeUndefined())

test.each([
  ['andheri', 'Andheri'],
  ['  ANDHERI ', 'Andheri'],
  ['Andheri West', 'Andheri'],
  ['a hall near malad(w), please', 'Malad'],
  ['Station Road,Borivali', 'Borivali'],
  ['from Kandivali to Goregaon', 'Kandivali'],
])('%s names %s', (text, name) => expect(areaNamedIn(text)?.name).toBe(name))

test.each(['', 'andher', 'Andherii', 'Maladeshi', 'newmalad', 'malad2', 'mālad', 'Dadar', '.*', '🍛', 'अंधेरी'])(
  '%j names no area',
  (text) => expect(areaNamedIn(text)).toBeUndefined(),
)
