/** Documents: receipts, invoices, refund vouchers, credit notes. Kept as data when issued, drawn when asked for. */
export { billContent, billingKind, moneyContent, type Reduction, type OrderSnapshot } from './domain/content.ts'
export { documentLocale } from './domain/locale.ts'
export { documentNumber, financialYear, type DocumentKind } from './domain/number.ts'
export { issueDocument } from './operations/issue-document.ts'
export { documentFile, tablePdf } from './pdf/document-file.ts'
export { documentsOf, findDocument, issuerNumberOf, type Document } from './store.ts'
export { personalDocuments } from './queries/personal-data.ts'
