import { describe, expect, test } from 'vitest'
import type { BillView } from '#contract/endpoints/orders/quote.ts'
import { billRows, cancellationRows, quotedRows } from './bill-rows.ts'

const line = (
  kind: BillView['lines'][number]['kind'],
  about: string,
  quantity: number,
  unit: number,
  rate?: number,
) => ({ kind, about, quantity, unit, amount: quantity * unit, ...(rate === undefined ? {} : { rate }) })

const bill: BillView = {
  perPlate: 450,
  perPlateWithGst: 473,
  subtotal: 20_140,
  discount: 2_014,
  taxable: 18_126,
  tax: 906.3,
  total: 19_032.3,
  lines: [
    line('plates', 'Silver Feast', 40, 410),
    line('add_on', 'Starters', 40, 40),
    line('service_hours', '', 1, 1000),
    line('delivery', '', 7, 20),
    line('discount', 'PANGAT10', 1, -2014),
    line('cgst', 'CGST', 1, 453.15, 2.5),
    line('sgst', 'SGST', 1, 453.15, 2.5),
  ],
}

describe('a bill', () => {
  test('reads line by line with how each amount comes about, the total last', () => {
    expect(
      billRows(bill, { kind: 'package', name: 'Silver Feast' }).map((row) => [row.label, row.note, row.amount]),
    ).toEqual([
      ['Silver Feast', '₹410 × 40 plates', '₹16,400'],
      ['Extra dishes: Starters', '₹40 × 40 plates', '₹1,600'],
      ['1 extra service hour', '₹1,000 per hour', '₹1,000'],
      ['Delivery', '7 started km beyond free delivery × ₹20', '₹140'],
      ['Coupon PANGAT10', undefined, '-₹2,014'],
      ['CGST 2.5%', undefined, '₹453.15'],
      ['SGST 2.5%', undefined, '₹453.15'],
      ['Total', undefined, '₹19,032.30'],
    ])
  })

  test('marks money off and the total', () => {
    expect(
      billRows(bill, { kind: 'package', name: '' })
        .filter((row) => row.kind !== 'plain')
        .map((row) => row.kind),
    ).toEqual(['gain', 'total'])
  })

  test('before it is ordered tells delivery too, where it costs nothing or is not known yet', () => {
    const free = { ...bill, lines: bill.lines.filter(({ kind }) => kind !== 'delivery') }
    const silver = { kind: 'package', name: 'Silver Feast' } as const
    const rowsOf = (venueKnown: boolean) =>
      quotedRows(free, silver, { venueKnown }).map(({ label, amount }) => `${label}: ${amount}`)
    expect(rowsOf(true).slice(2, 5)).toEqual([
      '1 extra service hour: ₹1,000',
      'Delivery: Free',
      'Coupon PANGAT10: -₹2,014',
    ])
    expect(rowsOf(false)[3]).toBe('Delivery: Add venue')
    expect(quotedRows(bill, silver, { venueKnown: true })).toEqual(billRows(bill, silver))
  })

  test('names a gift for what it is', () => {
    const gift = { ...bill, lines: [line('discount', 'FREECAKE', 1, 0)] }
    expect(billRows(gift, { kind: 'package', name: '' })[0]).toEqual({
      label: 'Coupon FREECAKE',
      amount: 'Free gift',
      kind: 'plain',
    })
  })

  test('counts boxes and thalis as what they are, and names a custom menu’s categories plainly', () => {
    expect(billRows(bill, { kind: 'packed', name: 'Packed Thali' })[0]?.note).toBe('₹410 × 40 thalis')
    expect(billRows(bill, { kind: 'custom', name: 'Custom Menu' })[1]?.label).toBe('Starters')
  })
})

describe('the cancellation policy', () => {
  const policy = [
    { daysBefore: 0, percent: 0, amount: 0 },
    { daysBefore: 7, percent: 100, amount: 19_000 },
    { daysBefore: 3, percent: 50, amount: 9_500 },
  ]

  test('names the days once the event has one', () => {
    expect(cancellationRows(policy, '2026-12-12', '2026-11-20')).toEqual([
      { when: 'Cancel by Sat, 5 Dec 2026', back: '₹19,000 refund (100%)' },
      { when: 'Cancel by Wed, 9 Dec 2026', back: '₹9,500 refund (50%)' },
      { when: 'After that', back: 'No refund' },
    ])
  })

  test('counts days before it has one', () => {
    expect(cancellationRows(policy, '', '2026-11-20').map((row) => row.when)).toEqual([
      '7 days or more before',
      '3 days or more before',
      'After that',
    ])
  })

  test('says so when something comes back to the end, or never', () => {
    expect(cancellationRows([{ daysBefore: 0, percent: 20, amount: 100 }], '2026-12-12', '2026-11-20')).toEqual([
      { when: 'Cancel by Sat, 12 Dec 2026', back: '₹100 refund (20%)' },
    ])
    expect(cancellationRows([{ daysBefore: 0, percent: 0, amount: 0 }], '', '2026-11-20')).toEqual([
      { when: 'Up to the day of the event', back: 'No refund' },
    ])
  })

  test('leaves out what is over, but not on its own day', () => {
    const on = (today: string) => cancellationRows(policy, '2026-12-12', today).map((row) => row.when)
    expect(on('2026-12-05')).toHaveLength(3)
    expect(on('2026-12-06')).toEqual(['Cancel by Wed, 9 Dec 2026', 'After that'])
    expect(on('2026-12-10')).toEqual(['From now'])
  })
})
