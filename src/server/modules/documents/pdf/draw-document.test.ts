import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { anOrderSnapshot } from '#test/factories/order-snapshot.ts'
import { textOfPdf } from '#test/support/pdf.ts'
import { billContent, moneyContent, type Content, type OrderSnapshot } from '../domain/content.ts'
import type { DocumentKind } from '../domain/number.ts'
import type { Document } from '../store.ts'
import { drawDocument } from './draw-document.ts'

const receipt = { number: 'R001/2627/00003', issuedAt: '2026-11-20T04:30:00.000Z' }
const feast = anOrderSnapshot()
const paid = { amount: feast.bill.total, transaction: '01KABCDEF0123456789ABCDEFH' }

function aDocument(kind: DocumentKind, number: string, content: Content): Document {
  const { orderId, catererId, total } = content
  return {
    id: 'd',
    kind,
    number,
    orderId,
    catererId,
    about: 'x',
    amount: total,
    issuedAt: new Date('2026-12-12T19:00:00Z'),
    content,
  }
}
const invoiceOf = (snapshot: OrderSnapshot) => aDocument('invoice', 'T001/2627/00017', billContent(snapshot, [receipt]))
const textOf = async (document: Document) => textOfPdf(await drawDocument(document))

describe('a document as a PDF', () => {
  test('contains number, date, both parties, items and amounts', async () => {
    const text = await textOf(invoiceOf(feast))
    for (const said of [
      'Tax invoice',
      'T001/2627/00017',
      // Half past midnight in India.
      'Sun, 13 Dec 2026',
      'Kitchen Private Limited',
      'GSTIN 27AABCC1234D1ZB',
      'FSSAI 11526001000061',
      'Śrī Sāī Enterprises',
      'Āshā Kulkarni',
      'GSTIN 27AAPFU0939F1ZV',
      '400050, Maharashtra (27)',
      'SAC 996334',
      'Wedding Thali',
      '₹10,000',
      'CGST 2.5%₹250',
      'SGST 2.5%₹250',
      'Total₹10,500',
      'R001/2627/00003 of Fri, 20 Nov 2026',
      'reverse charge',
    ])
      expect(text).toContain(said)
  })

  test('names its order by the booking code, and by the id where it was issued without one', async () => {
    const coded = await textOf(invoiceOf(anOrderSnapshot({ orderCode: 'PGT-7K3QX' })))
    expect(coded).toContain('Booking codePGT-7K3QX')
    expect(coded).not.toContain('order-1')
    expect(await textOf(invoiceOf(feast))).toContain('Orderorder-1')
  })

  test('is addressed to the company’s own address, and names the venue of the event', async () => {
    const companyAddress = '7 Ring Road, Surat 395002'
    const recipient = { ...feast.recipient, gstin: '24AAACC1206D1ZM', companyAddress }
    const text = await textOf(invoiceOf(anOrderSnapshot({ recipient })))
    expect(text).toContain(companyAddress)
    expect(text).toContain('Gujarat (24)')
    expect(text).toContain('VenueTerrace, 4 Hill Road, Bandra West, Mumbai, 400050, Maharashtra (27)')
    expect(text).toContain('Place of supplyMaharashtra (27)')
  })

  test('has the letters of a name in Devanagari', async () => {
    const text = await textOf(invoiceOf(feast))
    // The order of signs within a syllable is that of drawing.
    for (const letter of 'अनपूणा') expect(text).toContain(letter)
    expect(text).not.toContain('?')
  })

  test('is the same bytes whenever it is drawn', async () => {
    const document = invoiceOf(feast)
    expect((await drawDocument(document)).equals(await drawDocument(document))).toBe(true)
  })

  test('lists what a reduction refunded and retained when it is a refund voucher', async () => {
    const reduction = { total: paise(2_625_00), refund: paise(1_312_50), retained: paise(1_312_50) }
    const money = { amount: paise(1_312_50), transaction: '01KREFUND0123456789ABCDEFH', reduction }
    const text = await textOf(aDocument('refund_voucher', 'V001/2627/00002', moneyContent(feast, money, [receipt])))
    for (const said of [
      'Refunded₹1,312.50',
      'Order reduced by₹2,625',
      'Total refunded₹1,312.50',
      'Cancellation charge₹1,312.50',
      'If the order is increased later, the cancellation charge is used first.',
    ])
      expect(text).toContain(said)
    const plain = await textOf(aDocument('refund_voucher', 'V001/2627/00002', moneyContent(feast, paid, [receipt])))
    expect(plain).not.toContain('Cancellation charge')
  })

  test('of a caterer under composition is a bill of supply without tax', async () => {
    const [plates] = feast.bill.lines
    const snapshot = anOrderSnapshot({
      issuer: { ...feast.issuer, gstScheme: 'COMPOSITION' },
      bill: { ...feast.bill, lines: plates ? [plates] : [], tax: paise(0), total: feast.bill.taxable },
    })
    const text = await textOf(aDocument('bill_of_supply', 'B001/2627/00001', billContent(snapshot, [])))
    expect(text).toContain('Bill of supply')
    expect(text).toContain('not eligible to collect tax on supplies')
    expect(text).not.toContain('CGST')
  })

  test('for money says what was received or went back, with the tax in it', async () => {
    const received = await textOf(aDocument('receipt', 'R001/2627/00003', moneyContent(feast, paid, [])))
    expect(received).toContain('Receipt voucher')
    expect(received).toContain('Received₹10,500')
    const part = moneyContent(feast, { ...paid, amount: paise(5_250_00) }, [receipt])
    expect(await textOf(aDocument('refund_voucher', 'V001/2627/00001', part))).toContain('SGST 2.5%₹125Refunded₹5,250')
  })

  test('goes on over more sheets when there are many lines', async () => {
    const [plates] = feast.bill.lines
    const lines = Array.from({ length: 60 }, (_, i) => ({
      kind: 'add_on' as const,
      about: `Category ${i + 1}`,
      quantity: 1,
      unit: paise(100),
      amount: paise(100),
    }))
    const long = anOrderSnapshot({ bill: { ...feast.bill, lines: plates ? [plates, ...lines] : lines } })
    const file = await drawDocument(invoiceOf(long))
    expect(file.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBe(2)
    expect(textOfPdf(file)).toContain('Dishes: Category 60')
  })
})
