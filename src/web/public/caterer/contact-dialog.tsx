import { MessageCircle, Phone } from 'lucide-react'
import { formatPhone, whatsAppLink } from '#contract/values/phone.ts'
import { EnquiryForm } from '#web/public/enquiries/enquiry-form.tsx'
import { useEnquiry } from '#web/public/enquiries/use-enquiry.ts'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'

interface ContactDialogProps {
  open: boolean
  onClose: () => void
  caterer: Pick<CatererOfPage, 'id' | 'name' | 'contact'>
}

/** Three ways to talk to a caterer: call, WhatsApp, and a message that is answered by a call. */
export function ContactDialog({ open, onClose, caterer }: ContactDialogProps) {
  const { name, contact: phone } = caterer
  const enquiry = useEnquiry(caterer.id)
  return (
    <Dialog open={open} onClose={onClose} title={m.caterer_contact_title({ name })}>
      <p className="text-ink-soft">{m.caterer_contact_text()}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <a href={`tel:${phone}`} className={`${buttonClass({ variant: 'brand', wide: true })} figures`}>
          <Phone aria-hidden size={20} />
          {m.caterer_call({ phone: formatPhone(phone) })}
        </a>
        <a
          href={whatsAppLink(phone, m.caterer_whatsapp_text({ name }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ wide: true })}
        >
          <MessageCircle aria-hidden size={20} />
          {m.caterer_whatsapp()}
        </a>
      </div>
      <h3 className="mt-6 mb-3 border-t border-line pt-5 text-lg font-semibold">{m.caterer_ask()}</h3>
      <EnquiryForm enquiry={enquiry} caterer={caterer} />
    </Dialog>
  )
}
