import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDataText, toDataText } from './data-text.ts'

/** Data as the browser reads it, which has not written it. */
function arrived<Data>(data: Data): Data {
  const text = toDataText(data)
  toDataText('another page')
  return fromDataText(text)
}

test('data arrives as it was written, whatever quotes are in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(arrived({ data })).toEqual(JSON.parse(JSON.stringify({ data })))
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

test('what was just written is not read again', () => {
  const data = { page: 1 }
  expect(fromDataText(toDataText(data))).toBe(data)
})
