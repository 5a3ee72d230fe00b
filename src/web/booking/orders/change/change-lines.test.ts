import { expect, test } from 'vitest'
import type { BillView } from '#contract/endpoints/orders/quote.ts'
import { changedLines } from './change-lines.ts'

const pack = { kind: 'package', name: 'Home Feast Veg' } as const
const plates = (quantity: number) => ({
  kind: 'plates' as const,
  about: 'Home Feast Veg',
  quantity,
  unit: 250,
  amount: 250 * quantity,
})
const bill = (lines: BillView['lines']): BillView => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { perPlate: 250, perPlateWithGst: 250, lines, subtotal: total, discount: 0, taxable: total, tax: 0, total }
}
const hours = { kind: 'service_hours' as const, about: '', quantity: 2, unit: 1000, amount: 2000 }

test('only lines that differ are told, each with how its amount comes about', () => {
  const lines = changedLines({ bill: bill([plates(40), hours]), pack }, { bill: bill([plates(60), hours]), pack })
  expect(lines).toEqual([
    {
      label: 'Home Feast Veg',
      before: { label: 'Home Feast Veg', note: '₹250 × 40 plates', amount: '₹10,000', kind: 'plain' },
      after: { label: 'Home Feast Veg', note: '₹250 × 60 plates', amount: '₹15,000', kind: 'plain' },
    },
  ])
})

test('lines that come or go stand beside nothing', () => {
  const [gone] = changedLines({ bill: bill([plates(40), hours]), pack }, { bill: bill([plates(40)]), pack })
  expect([gone?.before?.amount, gone?.after]).toEqual(['₹2,000', undefined])
  const [come] = changedLines({ bill: bill([plates(40)]), pack }, { bill: bill([plates(40), hours]), pack })
  expect([come?.before, come?.after?.amount]).toEqual([undefined, '₹2,000'])
})

test('another package is a line that goes and one that comes', () => {
  const other = { ...plates(60), about: 'Grand Feast Veg' }
  const lines = changedLines(
    { bill: bill([plates(40)]), pack },
    { bill: bill([other]), pack: { kind: 'package', name: 'Grand Feast Veg' } },
  )
  expect(lines.map(({ label, before, after }) => [label, before?.amount, after?.amount])).toEqual([
    ['Grand Feast Veg', undefined, '₹15,000'],
    ['Home Feast Veg', '₹10,000', undefined],
  ])
})

test('the same bill has no such line', () => {
  expect(changedLines({ bill: bill([plates(40)]), pack }, { bill: bill([plates(40)]), pack })).toEqual([])
})
