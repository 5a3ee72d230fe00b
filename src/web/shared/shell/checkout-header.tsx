import { Lock } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link, useMatches } from 'react-router'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { SkipLink } from '#web/ui/controls/skip-link.tsx'
import { Logo } from './logo.tsx'

/** What a step of a booking exports as `handle`: the link to the step before, for its bare header. */
export interface CheckoutHandle {
  checkout: ComponentType
}

/** Returns the link back of the step of a booking that the page is; undefined on other pages. */
export function useCheckoutBack(): ComponentType | undefined {
  const handles = useMatches().map(({ handle }) => handle)
  return handles.find(isCheckout)?.checkout
}

function isCheckout(handle: unknown): handle is CheckoutHandle {
  return typeof handle === 'object' && handle !== null && 'checkout' in handle
}

/** Logo, way back and lock: nothing leads away from a booking by accident. */
export function CheckoutHeader({ back: Back }: { back: ComponentType }) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
        <div className="page flex min-h-16 items-center gap-3">
          <Back />
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
    </>
  )
}

const item = 'inline-flex min-h-11 items-center hover:text-leaf hover:underline'

/** What a booking rests on, and whom to call. */
export function CheckoutFooter() {
  const links = [
    [paths.terms(), m.shell_terms()],
    [paths.privacy(), m.shell_privacy()],
    [paths.refunds(), m.shell_refunds()],
  ] as const
  return (
    <footer className="mt-12 border-t border-line print:hidden">
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
