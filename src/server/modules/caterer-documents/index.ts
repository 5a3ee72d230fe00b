// The public API of this module: what caterers show for their approval, encrypted, for their owner and admins.
export { createCatererDocuments, type CatererDocuments } from './caterer-documents.ts'
export { listShown } from './queries/shown.ts'
export { personalCatererDocuments } from './queries/personal-data.ts'
export { passWithDocuments } from './operations/pass-with-documents.ts'
