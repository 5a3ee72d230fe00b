import { OwnEnquiryForm } from './own-enquiry-form.tsx'
import type { OwnKind } from './own-enquiry-fields.ts'
import { formTitle } from './form-title.ts'

/** The form by which people write to us, as part of a page. */
export function EnquiryBox({ kind }: { kind: OwnKind }) {
  return (
    <div className="mt-6 max-w-2xl rounded-box border border-line bg-surface p-5 sm:p-6">
      <h3 className="mb-4 text-heading font-semibold">{formTitle[kind]()}</h3>
      <OwnEnquiryForm kind={kind} />
    </div>
  )
}
