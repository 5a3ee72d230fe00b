import { expect, test } from 'vitest'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { changesFrom, fieldsFrom, settingsSchema, yieldText } from './settings-fields.ts'

const settings = {
  bufferPercent: 5,
  servedSetUpMinutes: 90,
  packedSetUpMinutes: 20,
  asOf: '2026-11-25',
  kinds: [
    { id: 'rice', name: 'Rice', unit: 'kg' as const, perPortion: 0.15, estimate: 0.12 },
    { id: 'dal', name: 'Dal', unit: 'litre' as const, perPortion: 0.12, estimate: 0.12 },
  ],
}

test('what was typed is sent, and nothing else: an emptied yield takes the estimate', () => {
  const fields = fieldsFrom(settings)
  expect(changesFrom(fields, settings)).toEqual({ yields: [] })
  expect(changesFrom({ ...fields, packedSetUpMinutes: '30', yields: { rice: '', dal: '0.1' } }, settings)).toEqual({
    packedSetUpMinutes: 30,
    yields: [
      { kind: 'rice', perPortion: null },
      { kind: 'dal', perPortion: 0.1 },
    ],
  })
})

test('a yield shows what was saved, and nothing for the estimate', () => {
  expect(settings.kinds.map(yieldText)).toEqual(['0.15', ''])
})

test.each([
  [{ bufferPercent: '31' }, ['bufferPercent']],
  [{ packedSetUpMinutes: '' }, ['packedSetUpMinutes']],
  [{ yields: { rice: '0' } }, ['yields']],
  [{ yields: { rice: 'much' } }, ['yields']],
  [{ yields: { rice: '' } }, []],
])('given %j the form names %j', (put, fields) => {
  const problems = problemsIn(settingsSchema, { ...fieldsFrom(settings), ...put }, undefined)
  expect(problems.map(({ field }) => field)).toEqual(fields)
})
