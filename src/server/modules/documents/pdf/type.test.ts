import { expect, test } from 'vitest'
import { runsOf } from './type.ts'

test.each([
  ['Latin', 'Asha D’Souza ₹500', 'Asha D’Souza ₹500'],
  ['Devanagari, whole', 'अन्नपूर्णा रसोई', 'अन्नपूर्णा रसोई'],
  ['Gujarati in the letters of Devanagari', 'આશા પટેલ', 'आशा पटेल'],
  ['Bengali in the letters of Devanagari', 'আশা', 'आशा'],
  ['Tamil in the letters of Devanagari', 'ஆஷா', 'आषा'],
  ['wide letters as plain ones', 'Ｐａｎｇａｔ', 'Pangat'],
  ['no emoji', 'Party 🎉👍🏽!', 'Party !'],
  ['letters of other scripts by their number', '张 ش', '[U+5F20] [U+0634]'],
])('a document shows %s', (_, given, shown) => {
  const runs = runsOf(given, '400')
  expect(runs.map(({ text }) => text).join('')).toBe(shown)
})
