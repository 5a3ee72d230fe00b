import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDataText, toDataText } from './data-text.ts'

test('data arrives as it was written, whatever quotes are in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(fromDataText(toDataText({ data }))).toEqual(JSON.parse(JSON.stringify({ data })))
    }),
    { examples: [['Nani’s "best" `dal` \\ \\` \\" ₹']], numRuns: 100 },
  )
})

test('a text has no double quotes, which data in the HTML would escape', () => {
  expect(toDataText({ name: 'Annapurna Rasoi', area: undefined })).toBe('{`name`:`Annapurna Rasoi`}')
})

test('one text after another gives the data of each', () => {
  const [one, two] = [toDataText({ page: 1 }), toDataText({ page: 2 })]
  expect([one, two, one].map(fromDataText)).toEqual([{ page: 1 }, { page: 2 }, { page: 1 }])
  expect(fromDataText(one)).toBe(fromDataText(one))
})
