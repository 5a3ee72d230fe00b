import { table } from '#server/kernel/sql.ts'
import type { Content } from './domain/content.ts'

export const documents = table<'documents', { content: Content }>('documents')
export const documentIssuers = table('document_issuers')
export const documentSeries = table('document_series')
