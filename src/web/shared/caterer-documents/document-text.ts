import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { DocumentKind } from '#contract/rules/caterer-document.ts'
import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import { m } from '#messages'

export const kindText: Record<DocumentKind, () => string> = {
  fssai_licence: m.caterer_documents_kind_fssai_licence,
  gst_or_pan: m.caterer_documents_kind_gst_or_pan,
  cancelled_cheque: m.caterer_documents_kind_cancelled_cheque,
}

/** The day on which a document was added, such as 'Sat, 12 Dec 2026'. */
export function dayAdded({ uploadedAt }: Pick<CatererDocument, 'uploadedAt'>): string {
  return formatDay(dayInIndia(new Date(uploadedAt)))
}

/** Type, size and day of a document in a line. */
export function factsText({ mediaType, bytes, uploadedAt }: CatererDocument): string {
  const type = mediaType === 'application/pdf' ? m.caterer_documents_pdf() : m.caterer_documents_picture()
  return m.caterer_documents_facts({ type, size: sizeText(bytes), day: dayAdded({ uploadedAt }) })
}

const [kb, mb] = [1024, 1024 * 1024]

/** A size as people read it: '320 KB', '1.2 MB'. */
export function sizeText(bytes: number): string {
  if (bytes >= mb) return m.caterer_documents_size_mb({ size: (Math.round((bytes / mb) * 10) / 10).toString() })
  return m.caterer_documents_size_kb({ size: Math.max(1, Math.round(bytes / kb)).toString() })
}
