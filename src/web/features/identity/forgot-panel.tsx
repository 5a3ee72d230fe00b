import { Phone } from 'lucide-react'
import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#web/paraglide/messages.js'
import { buttonClass } from '#web/ui/button.tsx'
import type { AuthTab } from './auth-dialog-address.ts'
import { SwitchTab } from './switch-tab.tsx'

/** What to do without the password. */
export function ForgotPanel({ onTab }: { onTab: (tab: AuthTab) => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{m.identity_forgot_text()}</p>
      <a href={`tel:${brand.phone}`} className={buttonClass({ variant: 'brand' })}>
        <Phone aria-hidden size={18} />
        <span className="figures">{m.identity_forgot_call({ phone: formatPhone(brand.phone) })}</span>
      </a>
      <SwitchTab to="login" onTab={onTab}>
        {m.identity_to_login()}
      </SwitchTab>
    </div>
  )
}
