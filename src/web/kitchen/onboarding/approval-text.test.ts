import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { annapurna } from '#test/factories/own-caterer.ts'
import { approvalText, revisionText } from './approval-text.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-20T06:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const of = (given: Partial<OwnCaterer>) =>
  approvalText({ ...annapurna, approvalSince: '2026-12-11T20:00:00.000Z', ...given })

test('a pending profile is in review since its day in India', () => {
  expect(of({ approval: 'pending' }).text).toMatch(/^In review since Sat, 12 Dec\. /)
  expect(of({ approval: 'pending', gstNo: 'URP' }).text).toContain('You entered URP')
  vi.setSystemTime(new Date('2027-01-02T06:00:00Z'))
  expect(of({ approval: 'pending' }).text).toMatch(/^In review since Sat, 12 Dec 2026\. /)
})

test('what an admin wrote is there, where something was written', () => {
  expect(of({ approval: 'changes_requested', approvalReason: 'Add a licence' }).text).toBe(
    'Please change: Add a licence',
  )
  expect(of({ approval: 'changes_requested' }).text).not.toContain('Please change')
  for (const approval of ['rejected', 'suspended'] as const) {
    expect(of({ approval, approvalReason: 'Old licence' }).more).toBe('Reason: Old licence')
    expect(of({ approval })).not.toHaveProperty('more')
  }
  expect(of({ approval: 'approved' }).badge).toBe('Live')
})

test('changes that wait are there with the live value and the proposed one', () => {
  expect(revisionText(annapurna)).toBeUndefined()
  const revision = {
    proposedAt: '2026-12-12T06:00:00.000Z',
    name: 'Annapurna & Co',
    gstNo: { gstNo: 'URP', gstScheme: 'UNREGISTERED' as const },
  }
  expect(revisionText({ ...annapurna, revision })).toEqual({
    since: 'In review since Sat, 12 Dec',
    changes: ['Name: Annapurna Rasoi → Annapurna & Co', 'GST number: 27AABCC1234D1ZB → URP'],
  })
})
