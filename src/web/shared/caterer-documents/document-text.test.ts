import { expect, test } from 'vitest'
import { factsText, sizeText } from './document-text.ts'

test.each([
  [1, '1 KB'],
  [320 * 1024, '320 KB'],
  [1024 * 1024, '1 MB'],
  [1.24 * 1024 * 1024, '1.2 MB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('a document says its type, size and the day in India on which it was added', () => {
  const document = { id: 'd', kind: 'gst_or_pan', bytes: 2048, uploadedAt: '2026-12-11T20:00:00.000Z' } as const
  expect(factsText({ ...document, mediaType: 'application/pdf' })).toBe('PDF, 2 KB, added Sat, 12 Dec 2026')
  expect(factsText({ ...document, mediaType: 'image/jpeg' })).toContain('Picture')
})
