import { expect, test } from 'vitest'
import { holdOf, type Payee } from './holds.ts'

const at = (moment: string) => new Date(`2026-12-${moment}:00Z`)
const now = at('16T10:00')
const payee: Payee = {
  approval: 'approved',
  owner: { joinedAt: at('01T10:00'), since: at('01T10:00') },
  bankChangedAt: at('01T10:00'),
}

test.each<[string, Partial<Payee>, ReturnType<typeof holdOf>]>([
  ['nothing', {}, undefined],
  ['no bank details', { bankChangedAt: undefined }, { reason: 'no_bank_details' }],
  ['bank details that cannot be decrypted', { isUnreadable: true }, { reason: 'bank_details_unreadable' }],
  ['a suspension', { approval: 'suspended' }, { reason: 'suspended' }],
  ['nobody who owns it', { owner: undefined }, { reason: 'suspended' }],
  [
    'bank details of two days ago but a minute',
    { bankChangedAt: at('14T10:01') },
    { reason: 'bank_details_changed', until: at('16T10:01') },
  ],
  ['bank details of two days ago', { bankChangedAt: at('14T10:00') }, undefined],
  ['an owner who created it a minute ago', { owner: { joinedAt: at('16T09:59'), since: at('16T09:59') } }, undefined],
  [
    'an owner to whom it was passed yesterday',
    { owner: { joinedAt: at('01T10:00'), since: at('15T10:00') } },
    { reason: 'ownership_passed', until: at('17T10:00') },
  ],
])('payouts are held by %s', (_, given, expected) => {
  expect(holdOf({ ...payee, ...given }, now)).toEqual(expected)
})
