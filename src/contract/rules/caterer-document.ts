import { imageTypes } from './uploaded-image.ts'

/** What a caterer may show for its approval: a FSSAI licence, a GST certificate or PAN card, a cancelled cheque. */
export const documentKinds = ['fssai_licence', 'gst_or_pan', 'cancelled_cheque'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Types in which documents are kept: pictures are encoded anew. */
export const documentTypes = ['image/jpeg', 'application/pdf'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Types of files that may be uploaded as documents. */
export const documentUploadTypes = [...imageTypes, 'application/pdf'] as const
