import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approvalActions, approvalMoves, approvals, type Approval } from '#contract/rules/approval-moves.ts'
import { approvalAfter, approvalBy, approvalFor, fieldsForReview } from './approval.ts'

const number = '27AABCC1234D1ZB'
const another = '27AAPFU0939F1ZV'
const free = (gstNo: string) => ({ gstNo, isTaken: false })
const taken = (gstNo: string) => ({ gstNo, isTaken: true })

test('automatic approval needs a GST number that no approved caterer has', () => {
  expect(approvalFor(free(number), 'auto')).toBe('approved')
  expect(approvalFor(taken(number), 'auto')).toBe('pending')
  expect(approvalFor(free('URP'), 'auto')).toBe('pending')
  expect(approvalFor(free(number), 'manual')).toBe('pending')
})

test('an owner’s change takes no caterer off the site and lifts no judgement', () => {
  for (const mode of ['auto', 'manual'] as const)
    for (const gstNo of [number, another, 'URP'])
      for (const approval of ['approved', 'rejected', 'suspended'] as const)
        expect(approvalAfter({ approval, gstNo: number }, free(gstNo), mode)).toBe(approval)
})

test('a profile that was sent back is reviewed again, never approved by itself', () => {
  for (const mode of ['auto', 'manual'] as const)
    expect(approvalAfter({ approval: 'changes_requested', gstNo: 'URP' }, free(number), mode)).toBe('pending')
})

test('a pending profile is approved automatically by a new number', () => {
  expect(approvalAfter({ approval: 'pending', gstNo: 'URP' }, free(number), 'auto')).toBe('approved')
  expect(approvalAfter({ approval: 'pending', gstNo: 'URP' }, taken(number), 'auto')).toBe('pending')
  expect(approvalAfter({ approval: 'pending', gstNo: number }, free(number), 'auto')).toBe('pending')
  expect(approvalAfter({ approval: 'pending', gstNo: 'URP' }, free(number), 'manual')).toBe('pending')
})

describe('fields for review', () => {
  const before = { approval: 'approved', gstNo: number } as const
  test.each([
    ['manual', free(number), ['name', 'address', 'gstNo']],
    ['auto', free(number), []],
    ['auto', free(another), []],
    ['auto', free('URP'), ['gstNo']],
    ['auto', taken(another), ['gstNo']],
  ] as const)('%s, %o: %o', (mode, after, fields) => {
    expect(fieldsForReview(before, after, mode)).toEqual(fields)
  })

  test.each(approvals.filter((approval) => approval !== 'approved'))('are none while %s', (approval) => {
    expect(fieldsForReview({ ...before, approval }, free('URP'), 'manual')).toEqual([])
  })
})

describe('actions of admins', () => {
  test.each<[Approval, string[]]>([
    ['pending', ['approve', 'request_changes', 'reject']],
    ['approved', ['suspend']],
    ['changes_requested', ['approve', 'request_changes', 'reject']],
    ['rejected', ['approve']],
    ['suspended', ['reinstate']],
  ])('from %s: %o', (approval, possible) => {
    expect(approvalActions.filter((action) => approvalBy(action, approval) !== undefined)).toEqual(possible)
  })

  test('any sequence of actions moves along the table, and only suspend leads off the site', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...approvals),
        fc.array(fc.constantFrom(...approvalActions), { maxLength: 30 }),
        (start, actions) => {
          let approval: Approval = start
          for (const action of actions) {
            const next = approvalBy(action, approval)
            if (next === undefined) continue
            expect(next).toBe(approvalMoves[action].to)
            if (approval === 'approved') expect([action, next]).toEqual(['suspend', 'suspended'])
            if (next === 'approved') expect(['approve', 'reinstate']).toContain(action)
            approval = next
          }
          // No state is a dead end.
          expect(approvalActions.some((action) => approvalBy(action, approval) !== undefined)).toBe(true)
        },
      ),
    )
  })
})
