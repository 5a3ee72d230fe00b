import { ArrowLeft, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { useDraft } from '#web/shared/draft/draft-store.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { Logo } from '#web/shared/shell/logo.tsx'

/** The bare header and footer, which stand in place of the site's: see `shell.css`. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const Header = headers[pathname.slice(1)] ?? PaymentHeader
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <div className="flex-1">{children}</div>
      <CheckoutFooter />
    </div>
  )
}

const headers: Readonly<Record<string, () => ReactNode>> = { 'add-to-cart': MenuHeader, bill: BillHeader }

function MenuHeader() {
  const links = useEventLinks()
  const draft = useDraft()
  const address = draft?.catererSlug && { slug: draft.catererSlug, city: draft.catererCity }
  return <CheckoutHeader to={address ? links.caterer(address) : links.search()} label={m.customise_back()} />
}

function BillHeader() {
  return <CheckoutHeader to={useEventLinks().customise()} label={m.bill_back()} />
}

function PaymentHeader() {
  return <CheckoutHeader to={paths.myOrders()} label={m.orders_back()} />
}

/** Logo, way back and lock: nothing leads away from a booking by accident. */
function CheckoutHeader({ to, label }: { to: string; label: string }) {
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="page flex min-h-16 items-center gap-3">
        <Link to={to} className="inline-flex min-h-11 min-w-11 items-center gap-2 text-link">
          <ArrowLeft aria-hidden size={20} />
          <span className="sr-only sm:not-sr-only">{label}</span>
        </Link>
        <Link
          to={paths.home()}
          aria-label={m.shell_home_link({ brand: brand.name })}
          className="mx-auto rounded-box py-1.5"
        >
          <Logo />
        </Link>
        <p className="inline-flex min-h-11 min-w-11 items-center justify-end gap-2 text-sm text-ink-soft">
          <Lock aria-hidden size={18} />
          <span className="sr-only sm:not-sr-only">{m.shell_secure()}</span>
        </p>
      </div>
    </header>
  )
}

const item = 'plain-link'

/** What a booking rests on, and whom to call. */
function CheckoutFooter() {
  const links = [
    [paths.terms(), m.shell_terms()],
    [paths.privacy(), m.shell_privacy()],
    [paths.refunds(), m.shell_refunds()],
  ] as const
  return (
    // On a desktop what is last can be scrolled above the assistant's button.
    <footer className="mt-12 border-t border-line lg:pb-18 print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 py-3 text-sm text-ink-soft">
        {links.map(([to, label]) => (
          <a key={to} href={to} target="_blank" rel="noreferrer" className={item}>
            {label}
          </a>
        ))}
        <a href={`tel:${contacts().phone}`} className={`${item} figures`}>
          {m.shell_call_support({ phone: formatPhone(contacts().phone) })}
        </a>
      </div>
    </footer>
  )
}
