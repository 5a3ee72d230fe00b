import { expect, test } from 'vitest'
import { auditedActions } from '#contract/audited-actions.ts'
import { actionText, changesOf } from './act-text.ts'

test('every act that the audit keeps is worded, and one of another build is shown by its type', () => {
  const texts = auditedActions.map(actionText)
  expect(texts.filter((text) => !/^[A-Z][A-Za-z, ]+$/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  expect(actionText('caterer.document_added')).toBe('Added a document')
  expect(actionText('caterer.of_tomorrow')).toBe('caterer.of_tomorrow')
})

test('what an act changed is said in words, with amounts in rupees, and what stayed is left out', () => {
  const before = { id: 'M1', basePrice: 45_000, status: 1, dishes: 3, diet: 'nonVeg', items: [{ menuId: 'A' }] }
  const after = { id: 'M1', basePrice: 1_25_000_00, status: 0, dishes: 3, diet: 'jain', items: [{}, {}] }
  expect(changesOf({ before, after })).toEqual([
    'Price: ₹450 → ₹1,25,000',
    'Shown to customers: yes → no',
    'Diet: Non veg → Jain',
    'Categories: 1 → 2',
  ])
  expect(changesOf({ before: { state: 'requested' }, after: { state: 'in_preparation' } })).toEqual([
    'State: Requested → In preparation',
  ])
  expect(changesOf({ after: { item: 'phone_called', checked: true } })).toEqual(['Check: Phone called', 'Checked: yes'])
  expect(changesOf({ before: { userId: 'U1', part: 'cook' } })).toEqual([
    'Account: U1 → –',
    'Part in the team: Cook → –',
  ])
  expect(changesOf({ after: { pause: { from: '2026-12-01' }, kinds: [] } })).toEqual([
    'Pause: From 2026-12-01',
    'Kinds: –',
  ])
})
