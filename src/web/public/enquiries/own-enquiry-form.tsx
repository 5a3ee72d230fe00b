import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { EmailField } from '#web/shared/sign-in/person-fields.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { formTitle } from './form-title.ts'
import { ContactField } from './contact-field.tsx'
import { namePartLength, type OwnKind } from './own-enquiry-fields.ts'
import { TrapField } from './trap-field.tsx'
import { useOwnEnquiry } from './use-own-enquiry.ts'

/** A message to us, with the fields of its page. What has arrived is said above, with its ticket. */
export function OwnEnquiryForm({ kind }: { kind: OwnKind }) {
  const { form, traps, ticket, send } = useOwnEnquiry(kind)
  const isWedding = kind === 'wedding'
  return (
    <form
      noValidate
      // Before the scripts are there, what was entered must not end up in an address.
      method="post"
      aria-label={formTitle[kind]()}
      data-draft={form.id}
      onSubmit={(event) => void send(event)}
      className="relative flex flex-col gap-4"
    >
      <Sent kind={kind} ticket={ticket} />
      {isWedding ? (
        <TextField
          label={m.enquiry_full_name()}
          autoComplete="name"
          maxLength={limits.enquiry.nameLength}
          required
          {...form.field('name')}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={m.identity_first_name()}
            autoComplete="given-name"
            maxLength={namePartLength}
            required
            {...form.field('name')}
          />
          <TextField
            label={m.identity_last_name()}
            autoComplete="family-name"
            maxLength={namePartLength}
            required
            {...form.field('lastName')}
          />
        </div>
      )}
      <ContactField {...form.field('contact')} />
      {!isWedding && (
        <EmailField label={m.enquiry_email()} maxLength={limits.text.email} {...form.field('email')} required={false} />
      )}
      <TextArea
        label={isWedding ? m.enquiry_requirements() : m.enquiry_message()}
        placeholder={isWedding ? m.enquiry_requirements_example() : undefined}
        maxLength={limits.enquiry.messageLength}
        {...form.field('message')}
      />
      <TrapField traps={traps} />
      <FormError text={form.failure} />
      <Button type="submit" variant="brand" wide pending={form.isSubmitting}>
        {isWedding ? m.enquiry_send_quote() : m.enquiry_send()}
      </Button>
      <p className="text-sm text-ink-soft">{m.enquiry_privacy()}</p>
    </form>
  )
}

function Sent({ kind, ticket }: { kind: OwnKind; ticket: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ticket !== undefined) box.current?.scrollIntoView({ block: 'nearest' })
  }, [ticket])
  return (
    <div ref={box} role="status" className="scroll-mt-24 empty:-mb-4">
      {ticket !== undefined && (
        <div className="flex flex-col gap-1 rounded-box bg-leaf-wash p-4 text-leaf">
          <p className="flex items-start gap-2 font-semibold">
            <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0" />
            {kind === 'wedding' ? m.enquiry_sent_wedding() : m.enquiry_sent()}
          </p>
          <p className="figures text-ink">{m.enquiry_ticket({ ticket })}</p>
        </div>
      )}
    </div>
  )
}
