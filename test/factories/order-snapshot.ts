import type { OrderSnapshot } from '#server/modules/documents/index.ts'
import { paise, zero } from '#contract/values/money.ts'

/** A feast for 40 at ₹250 a plate, 5 % GST within Maharashtra: ₹10,500. */
export function anOrderSnapshot(given: Partial<OrderSnapshot> = {}): OrderSnapshot {
  const half = { quantity: 1, unit: paise(250_00), amount: paise(250_00), rate: 250 }
  return {
    orderId: 'order-1',
    catererId: 'caterer-1',
    issuer: {
      legalName: 'अन्नपूर्णा Kitchen Private Limited',
      tradeName: 'Annapurna',
      address: '12 Veera Desai Road, Andheri West, Mumbai 400053',
      stateCode: '27',
      phone: '+917000000012',
      gstin: '27AABCC1234D1ZB',
      fssai: '11526001000061',
      gstScheme: 'REGULAR_5',
    },
    recipient: {
      name: 'Āshā Kulkarni',
      company: 'Śrī Sāī Enterprises',
      gstin: '27AAPFU0939F1ZV',
      address: 'Terrace, 4 Hill Road, Bandra West, Mumbai',
      pinCode: '400050',
      stateCode: '27',
    },
    title: 'Wedding Thali',
    guests: 40,
    eventDate: '2026-12-12',
    eventTime: '19:30',
    placeOfSupply: '27',
    sac: '996334',
    bill: {
      lines: [
        { kind: 'plates', about: 'Wedding Thali', quantity: 40, unit: paise(250_00), amount: paise(10_000_00) },
        { kind: 'cgst', about: 'CGST', ...half },
        { kind: 'sgst', about: 'SGST', ...half },
      ],
      subtotal: paise(10_000_00),
      discount: zero,
      taxable: paise(10_000_00),
      tax: paise(500_00),
      total: paise(10_500_00),
    },
    ...given,
  }
}
