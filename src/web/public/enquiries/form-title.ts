import { m } from '#messages'
import type { OwnKind } from './own-enquiry-fields.ts'

/** What the form of a page is called. */
export const formTitle: Record<OwnKind, () => string> = {
  contact: m.enquiry_form_contact,
  wedding: m.enquiry_form_wedding,
  festival: m.enquiry_form_festival,
}
