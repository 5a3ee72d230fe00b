import { MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone, whatsAppLink } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'

/** How to reach us: by phone, by WhatsApp, and by the form that a page gives it. */
export function ContactWays({ children }: { children?: ReactNode }) {
  const { phone } = contacts()
  return (
    <section id="write" aria-labelledby="write-title" className="page scroll-mt-20 pt-8 lg:pt-12">
      <h2 id="write-title" className="headline text-title">
        {m.guide_contact()}
      </h2>
      <p className="mt-2 text-lg text-ink-soft">{m.guide_contact_hours()}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="brand"
          size="large"
          className="min-w-0 wrap-anywhere"
          icon={<Phone aria-hidden size={20} />}
          asLink={(look) => <a href={`tel:${phone}`} {...look} />}
        >
          {m.guide_call({ phone: formatPhone(phone) })}
        </Button>
        <Button
          size="large"
          className="min-w-0 wrap-anywhere"
          icon={<MessageCircle aria-hidden size={20} />}
          asLink={(look) => (
            <a
              href={whatsAppLink(phone, m.guide_contact_whatsapp_text({ brand: brand.name }))}
              rel="noopener"
              {...look}
            />
          )}
        >
          {m.guide_contact_whatsapp()}
        </Button>
      </p>
      {children}
    </section>
  )
}
