import { expect, test } from 'vitest'
import { packageTexts } from './package-texts.ts'

const named = { first: 'Patra', second: 'Undhiyu', filling: 'Puran Poli', sweet: 'Mohanthal' }

test('no package of the demo city says how it is served, which differs from caterer to caterer', () => {
  const texts = Object.values(packageTexts).flatMap((sentences) =>
    sentences.map((sentence) => sentence(named, 'a wedding')),
  )
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((text) => /buffet|seated|counter/i.test(text))).toEqual([])
})
