import { expect, test } from 'vitest'
import { auditedActions } from '#contract/audited-actions.ts'
import { actionText } from './act-text.ts'

test('every act that the audit keeps is worded, and one of another build is shown by its type', () => {
  const texts = auditedActions.map(actionText)
  expect(texts.filter((text) => !/^[A-Z][A-Za-z, ]+$/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  expect(actionText('caterer.document_added')).toBe('Added a document')
  expect(actionText('caterer.of_tomorrow')).toBe('caterer.of_tomorrow')
})
