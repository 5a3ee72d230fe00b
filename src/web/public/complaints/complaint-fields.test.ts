import { expect, test } from 'vitest'
import { complaintFrom, knownFrom, noComplaint } from './complaint-fields.ts'

test.each([
  ['review=R1', { reported: { reviewId: 'R1' }, bookingCode: '' }],
  ['order=O1&message=3', { reported: { orderId: 'O1', messageSeq: 3 }, bookingCode: '' }],
  ['order=O1&message=no', { reported: undefined, bookingCode: '' }],
  ['booking=PGT-7K3QX', { reported: undefined, bookingCode: 'PGT-7K3QX' }],
  ['', { reported: undefined, bookingCode: '' }],
])('the address ?%s says %j', (address, known) => {
  expect(knownFrom(new URLSearchParams(address))).toEqual(known)
})

test('what was left empty is not sent, and what is reported says what it is about', () => {
  const entered = { ...noComplaint, name: ' Asha ', contact: '9820012345', message: ' Late ' }
  expect(complaintFrom(entered, undefined)).toEqual({
    about: 'booking',
    name: 'Asha',
    contact: '9820012345',
    message: 'Late',
  })
  expect(complaintFrom({ ...entered, email: 'a@b.in' }, { reviewId: 'R1' })).toMatchObject({
    about: 'review',
    reviewId: 'R1',
    email: 'a@b.in',
  })
})
