import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { ComplaintForm } from './complaint-form.tsx'

/** Where complaints are filed, with who answers them and until when. */
export function ComplaintsPage() {
  const { grievanceOfficer, grievanceEmail, grievancePhone } = contacts()
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="headline text-title">{m.complaint_title()}</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">{m.complaint_intro()}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section className="self-start rounded-box border border-line bg-surface p-5 sm:p-6">
          <h2 className="mb-4 text-heading font-semibold">{m.complaint_form()}</h2>
          <ComplaintForm />
        </section>
        <div className="flex flex-col gap-8">
          <section>
            <h2 className="mb-2 text-heading font-semibold">{m.complaint_rules()}</h2>
            <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-leaf">
              <li>{m.complaint_rule_acknowledged()}</li>
              <li>{m.complaint_rule_answered()}</li>
              <li>{m.complaint_rule_deleted()}</li>
              <li>{m.complaint_rule_first()}</li>
            </ul>
          </section>
          <section>
            <h2 className="mb-2 text-heading font-semibold">{m.complaint_tell()}</h2>
            <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-leaf">
              <li>{m.complaint_tell_code()}</li>
              <li>{m.complaint_tell_facts()}</li>
              <li>{m.complaint_tell_wish()}</li>
            </ul>
          </section>
          <section>
            <h2 className="mb-2 text-heading font-semibold">{m.complaint_next()}</h2>
            <p>{m.complaint_next_text()}</p>
            <p className="mt-2">{m.complaint_privacy()}</p>
          </section>
          <section>
            <h2 className="mb-2 text-heading font-semibold">{m.complaint_officer()}</h2>
            <p>{m.complaint_officer_text({ officer: grievanceOfficer, brand: brand.name })}</p>
            <p>
              <a href={`mailto:${grievanceEmail}`} className="inline-flex min-h-11 items-center break-all text-link">
                {grievanceEmail}
              </a>
            </p>
            <p>
              <a href={`tel:${grievancePhone}`} className="figures inline-flex min-h-11 items-center text-link">
                {formatPhone(grievancePhone)}
              </a>
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
