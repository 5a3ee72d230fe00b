import { expect, test } from 'vitest'
import { pageHeadStyle } from './page-head-style.ts'

test('the head of a page has the text, and nothing in it ends the string or the style', () => {
  expect(pageHeadStyle('Sat, 12 Dec 2026 · अन्नपूर्णा Rasoi')).toContain('content: "Sat, 12 Dec 2026 · अन्नपूर्णा Rasoi"')
  expect(pageHeadStyle('A"; } </style>\\\n')).toContain('content: "A\\22 \\3b  \\7d  \\3c \\2f style\\3e \\5c \\a "')
})
