import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { DateField, NumberField, TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { ContactField } from './contact-field.tsx'
import { TrapField } from './trap-field.tsx'
import type { Enquiry } from './use-enquiry.ts'

interface EnquiryFormProps {
  enquiry: Enquiry
  caterer: { name: string; contact: string }
}

/** A question with a number to call back; when it has arrived, what happens next. */
export function EnquiryForm({ enquiry, caterer }: EnquiryFormProps) {
  const { form, traps, ticket, send, again } = enquiry
  if (ticket !== undefined) return <Sent caterer={caterer} ticket={ticket} onAgain={again} />
  return (
    <form
      noValidate
      aria-label={m.caterer_ask()}
      onSubmit={(event) => void send(event)}
      className="relative flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.caterer_ask_name()}
          autoComplete="name"
          maxLength={limits.text.name}
          required
          {...form.field('name')}
        />
        <ContactField label={m.caterer_ask_phone()} hint={m.caterer_ask_phone_hint()} {...form.field('contact')} />
        <DateField label={m.caterer_ask_day()} min={dayInIndia(now())} {...form.field('eventOn')} />
        <NumberField label={m.caterer_ask_guests()} maxLength={6} {...form.field('guests')} />
      </div>
      <TextField
        label={m.caterer_ask_email()}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.text.email}
        {...form.field('email')}
      />
      <TextArea
        label={m.caterer_ask_message()}
        placeholder={m.caterer_ask_message_example()}
        maxLength={limits.enquiry.messageLength}
        required
        {...form.field('message')}
      />
      <TrapField traps={traps} />
      <FormError text={form.failure} />
      <Button type="submit" variant="brand" wide pending={form.isSubmitting}>
        {m.caterer_ask_send()}
      </Button>
      <p className="text-sm text-ink-soft">{m.caterer_ask_privacy()}</p>
    </form>
  )
}

interface SentProps {
  caterer: EnquiryFormProps['caterer']
  ticket: string
  onAgain: () => void
}

function Sent({ caterer: { name, contact }, ticket, onAgain }: SentProps) {
  const text = useRef<HTMLDivElement>(null)
  // The pressed button has been removed, so screen readers are told from here.
  useEffect(() => text.current?.focus(), [])
  return (
    <div ref={text} tabIndex={-1} className="flex flex-col items-start gap-3 rounded-box bg-leaf-wash p-5 outline-none">
      <p className="flex items-center gap-2 text-lg font-semibold text-leaf">
        <CircleCheck aria-hidden size={24} className="shrink-0" />
        {m.enquiry_sent()}
      </p>
      <p>
        {m.caterer_ask_sent_text({ name })}{' '}
        <a href={`tel:${contact}`} className="figures font-semibold whitespace-nowrap text-link">
          {formatPhone(contact)}
        </a>
      </p>
      <p className="figures">{m.enquiry_ticket({ ticket })}</p>
      {/* The second press of a double click may arrive here when the first one was answered in between. */}
      <Button variant="quiet" size="small" onClick={({ detail }) => detail < 2 && onAgain()} className="-ml-3">
        {m.caterer_ask_again()}
      </Button>
    </div>
  )
}
