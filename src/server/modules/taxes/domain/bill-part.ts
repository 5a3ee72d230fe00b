import { paise, proportion, split, sum, zero, type Paise } from '#contract/values/money.ts'
import type { Bill, BillLine } from './bill.ts'

/** What a part of a bill's total is made of, as receipts, refunds and credit notes tell it. */
export interface BillPart {
  taxable: Paise
  /** The bill's tax lines with the tax that is in this part. */
  taxes: BillLine[]
  total: Paise
}

/**
 * The value and the taxes in an amount paid or given back for a bill; after a change that may be more than its present total.
 * Each tax is its share of the amount, rounded once, and the value is what is left, so they add up to `amount`, halves of one
 * tax stay equal, and the whole bill gives its own figures again. Throws a RangeError for a negative amount.
 */
export function partOfBill(bill: Pick<Bill, 'lines' | 'total'>, amount: Paise): BillPart {
  if (amount < 0) throw new RangeError(`${amount} paise are no part of a bill`)
  const taxes = bill.lines
    .filter((line) => line.rate !== undefined)
    .map((line) => {
      const tax = amount === 0 ? zero : proportion(line.amount, amount, bill.total)
      return { ...line, unit: tax, amount: tax }
    })
  return { taxable: paise(amount - sum(taxes.map((line) => line.amount))), taxes, total: amount }
}

/** A line of what is bought with its share of the discount, as an invoice lists it. */
export interface InvoiceLine extends BillLine {
  discount: Paise
  /** What is left of the amount. */
  taxable: Paise
}

/** The lines of what is bought, the discount spread over them by their amounts; their taxable values add up to the bill's. */
export function invoiceLines({ lines, discount }: Pick<Bill, 'lines' | 'discount'>): InvoiceLine[] {
  const bought = lines.filter((line) => line.kind !== 'discount' && line.rate === undefined)
  const amounts = bought.map((line) => line.amount)
  const discounts = sum(amounts) === 0 ? [] : split(discount, amounts)
  return bought.map((line, i) => {
    const off = discounts[i] ?? zero
    return { ...line, discount: off, taxable: paise(line.amount - off) }
  })
}
