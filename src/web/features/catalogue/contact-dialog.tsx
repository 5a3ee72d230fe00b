import { MessageCircle, Phone } from 'lucide-react'
import { formatPhone, whatsAppLink } from '#contract/values/phone.ts'
import { m } from '#web/paraglide/messages.js'
import { buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ContactDialogProps {
  open: boolean
  onClose: () => void
  name: string
  /** E.164. */
  phone: string
}

/** Two ways to talk to a caterer. */
export function ContactDialog({ open, onClose, name, phone }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.caterer_contact_title({ name })} size="small">
      <p className="text-ink-soft">{m.caterer_contact_text()}</p>
      <div className="mt-4 flex flex-col gap-3">
        <a href={`tel:${phone}`} className={`${buttonClass({ variant: 'brand', size: 'large', wide: true })} figures`}>
          <Phone aria-hidden size={20} />
          {m.caterer_call({ phone: formatPhone(phone) })}
        </a>
        <a
          href={whatsAppLink(phone, m.caterer_whatsapp_text({ name }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: 'large', wide: true })}
        >
          <MessageCircle aria-hidden size={20} />
          {m.caterer_whatsapp()}
        </a>
      </div>
    </Dialog>
  )
}
