import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { documentKinds, documentTypes } from '../rules/caterer-document.ts'
import { Id, IdParams, Timestamp } from './shared.ts'

const { maxBytes, perCaterer, uploadsAnHour, rejectedDays } = limits.catererDocument

/** A document that a caterer shows for its approval; its file is read apart. */
export const CatererDocument = z
  .object({
    id: Id,
    kind: z.enum(documentKinds),
    mediaType: z.enum(documentTypes),
    bytes: z.number().int().describe('Size in bytes'),
    uploadedAt: Timestamp,
  })
  .meta({ id: 'CatererDocument', description: 'Document for the approval of a caterer' })
export type CatererDocument = z.output<typeof CatererDocument>

const path = '/api/caterer/{id}/documents'
const tag = 'Caterers'
const DocumentParams = z.object({ id: Id, documentId: Id })
const documents = z.array(CatererDocument)
const fileErrors = ['caterer_not_found', 'document_not_found', 'document_unavailable'] as const

export const listCatererDocuments = endpoint({
  method: 'GET',
  path,
  access: 'owner',
  tag,
  summary: 'List the documents of my caterer',
  description: 'Returns what was uploaded for the approval, oldest first. For the owner.',
  errors: ['caterer_not_found'],
  params: IdParams,
  success: 'The documents',
  response: documents,
})

export const addCatererDocument = endpoint({
  method: 'POST',
  path,
  access: 'owner',
  tag,
  summary: 'Upload a document of my caterer',
  description: `Takes one JPEG, PNG, WebP or PDF and stores it encrypted. A picture is kept as a JPEG without its metadata. A caterer that was asked for changes is reviewed again. Limited to ${perCaterer} documents per caterer and ${uploadsAnHour} calls per account and hour; deleted ${rejectedDays} days after a rejection.`,
  errors: [
    'too_many_requests',
    'caterer_not_found',
    'document_needed',
    'document_too_large',
    'document_type_unsupported',
    'document_unreadable',
    'document_locked',
    'document_unsafe',
    'document_store_unavailable',
    'documents_limit',
    'malformed',
  ],
  params: IdParams,
  query: z.object({
    kind: z.enum(documentKinds, invalid('document_kind_invalid', { options: documentKinds.join(', ') })),
  }),
  upload: { maxBytes },
  success: 'The documents with the new one',
  response: documents,
  status: 201,
})

export const getCatererDocument = endpoint({
  method: 'GET',
  path: `${path}/{documentId}`,
  access: 'owner',
  tag,
  summary: 'Download a document of my caterer',
  description: 'Returns the file as an attachment. For the owner. Each call is recorded in the audit.',
  errors: fileErrors,
  params: DocumentParams,
  success: 'The file',
  response: z.string(),
  file: documentTypes,
})

export const deleteCatererDocument = endpoint({
  method: 'DELETE',
  path: `${path}/{documentId}`,
  access: 'owner',
  tag,
  summary: 'Delete a document of my caterer',
  description: 'Deletes the document and its file. For the owner.',
  errors: ['caterer_not_found', 'document_not_found'],
  params: DocumentParams,
  success: 'The documents that are left',
  response: documents,
})

export const getReviewedDocument = endpoint({
  method: 'GET',
  path: '/api/admin/caterers/{id}/documents/{documentId}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Download a document of a caterer',
  description: 'Returns the file as an attachment. Each call is recorded in the audit.',
  errors: fileErrors,
  params: DocumentParams,
  success: 'The file',
  response: z.string(),
  file: documentTypes,
})
