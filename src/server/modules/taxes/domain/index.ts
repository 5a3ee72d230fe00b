/** Prices with tax: the bill, its parts and the rules of GST. */
export { bill, discountOn, type Bill, type BillInput, type BillLine, type Discount, type TaxRule } from './bill.ts'
export { invoiceLines, partOfBill, type InvoiceLine } from './bill-part.ts'
export { addsGst, rateOn, taxRuleOn, type GstRate } from './gst.ts'
