import type { ReactNode } from 'react'
import { MessageCircle, Phone } from 'lucide-react'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatPhone, whatsAppLink } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'

interface EnquiryCardProps {
  enquiry: {
    name: string
    /** E.164, or masked. */
    contact: string
    isMasked?: boolean
    message: string
    at: string
    answeredAt?: string | undefined
  }
  /** What else is known of it, beside its name and below its text. */
  badge?: ReactNode
  details?: ReactNode
  pending: boolean
  onMark: (isAnswered: boolean) => void
}

/** One question, with ways to answer it while its number may be seen. */
export function EnquiryCard({ enquiry, badge, details, pending, onMark }: EnquiryCardProps) {
  const { name, contact, isMasked = false, message, at, answeredAt } = enquiry
  const isAnswered = answeredAt !== undefined
  return (
    <li className="flex flex-col gap-3 rounded-box border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold break-words">{name}</h2>
        <span className="flex flex-wrap gap-2">
          {badge}
          {isAnswered && <Badge tone="leaf">{m.received_answered()}</Badge>}
        </span>
      </div>
      {message && <p className="break-words whitespace-pre-line">{message}</p>}
      {details}
      <p className="figures text-sm text-ink-soft">
        {isMasked ? contact : formatPhone(contact)} · <time dateTime={at}>{formatMoment(new Date(at))}</time>
      </p>
      <div className="flex flex-wrap gap-2">
        {!isMasked && (
          <>
            <a
              href={`tel:${contact}`}
              aria-label={m.received_call_name({ name })}
              className={buttonClass({ size: 'small' })}
            >
              <Phone aria-hidden size={18} />
              {m.received_call()}
            </a>
            <a
              href={whatsAppLink(contact, m.received_whatsapp_text({ name }))}
              target="_blank"
              rel="noreferrer"
              aria-label={m.received_whatsapp_name({ name })}
              className={buttonClass({ size: 'small' })}
            >
              <MessageCircle aria-hidden size={18} />
              {m.received_whatsapp()}
            </a>
          </>
        )}
        <Button
          size="small"
          variant={isAnswered ? 'quiet' : 'brand'}
          pending={pending}
          onClick={() => onMark(!isAnswered)}
          className="ml-auto"
        >
          {isAnswered ? m.received_unmark() : m.received_mark()}
        </Button>
      </div>
    </li>
  )
}
