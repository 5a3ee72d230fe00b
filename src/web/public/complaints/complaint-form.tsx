import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { ContactField } from '#web/public/enquiries/contact-field.tsx'
import { TrapField } from '#web/public/enquiries/trap-field.tsx'
import { topicText } from '#web/shared/complaints/complaint-text.ts'
import { EmailField } from '#web/shared/sign-in/person-fields.tsx'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { aboutOf } from './complaint-fields.ts'
import { useComplaint } from './use-complaint.ts'

/** What may be chosen; a review or a message is reported from where it is. */
const topics = ['booking', 'payment', 'caterer', 'site', 'other'] as const

/** A complaint; when it is filed, its ticket and the way to its page. */
export function ComplaintForm() {
  const { form, traps, reported, filed, send } = useComplaint()
  if (filed) return <Filed {...filed} />
  return (
    <form
      noValidate
      // Before the scripts are there, what was entered must not end up in an address.
      method="post"
      aria-label={m.complaint_form()}
      data-draft={form.id}
      onSubmit={(event) => void send(event)}
      className="relative flex flex-col gap-4"
    >
      {reported ? (
        <p className="rounded-box bg-marigold-wash p-3 text-marigold-ink">
          {aboutOf(reported) === 'review' ? m.complaint_reports_review() : m.complaint_reports_message()}
        </p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={m.complaint_about()}
            options={topics.map((value) => ({ value, label: topicText[value]() }))}
            required
            {...form.field('about')}
          />
          <TextField
            label={m.complaint_booking_code()}
            hint={m.complaint_booking_code_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.order.bookingCodeLength}
            {...form.field('bookingCode')}
          />
        </div>
      )}
      <TextArea
        label={m.complaint_message()}
        placeholder={m.complaint_message_example()}
        maxLength={limits.complaint.messageLength}
        rows={6}
        required
        {...form.field('message')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.caterer_ask_name()}
          autoComplete="name"
          maxLength={limits.enquiry.nameLength}
          required
          {...form.field('name')}
        />
        <ContactField {...form.field('contact')} />
      </div>
      <EmailField label={m.enquiry_email()} maxLength={limits.text.email} {...form.field('email')} required={false} />
      <TrapField traps={traps} />
      <FormError text={form.failure} />
      <Button type="submit" variant="brand" wide pending={form.isSubmitting}>
        {m.complaint_send()}
      </Button>
    </form>
  )
}

function Filed({ ticket, secret }: { ticket: string; secret: string }) {
  const box = useRef<HTMLDivElement>(null)
  // The pressed button has been removed, so screen readers are told from here.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-3 rounded-box bg-leaf-wash p-5 outline-none">
      <p className="figures flex items-center gap-2 text-lg font-semibold text-leaf">
        <CircleCheck aria-hidden size={24} className="shrink-0" />
        {m.complaint_filed({ ticket })}
      </p>
      <p>{m.complaint_filed_text()}</p>
      <Link to={paths.complaint(secret)} className={buttonClass({ variant: 'brand' })}>
        {m.complaint_filed_link()}
      </Link>
    </div>
  )
}
