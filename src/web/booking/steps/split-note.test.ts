import { expect, test } from 'vitest'
import { splitNote } from './split-note.ts'

test.each([
  [{ veg: '60', jain: '0', nonVeg: '0' }, 'veg', 'All 60 guests eat Veg food. Change this if some don’t.', false],
  [{ veg: '', jain: '60', nonVeg: '' }, 'jain', 'All 60 guests eat Jain food. Change this if some don’t.', false],
  [{ veg: '40', jain: '20', nonVeg: '0' }, 'veg', 'That’s all 60 guests.', false],
  // All of them eat something other than the package is for.
  [{ veg: '0', jain: '60', nonVeg: '0' }, 'veg', 'That’s all 60 guests.', false],
  [{ veg: '40', jain: '15', nonVeg: '0' }, 'veg', '5 of 60 guests still to be added.', true],
  [{ veg: '60', jain: '5', nonVeg: '0' }, 'veg', 'That’s 5 more than your 60 guests.', true],
] as const)('split note of %o, mainly %s, is %j', (split, main, text, isWrong) => {
  expect(splitNote(split, 60, main)).toEqual({ text, isWrong })
})
