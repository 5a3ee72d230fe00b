import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { paths } from '#contract/paths.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import { openConsentBanner } from './consent-banner.tsx'
import { Logo } from './logo.tsx'

const item = 'plain-link'

/** With `asksForConsent` the choice about cookies can be changed here. */
export function Footer({ asksForConsent = false }: { asksForConsent?: boolean }) {
  const links = useLateEventLinks()
  // Presses that came before are made again then.
  useEffect(() => void (document.documentElement.dataset['footer'] = ''), [])
  return (
    <footer className="mt-16 border-t border-line bg-sunken print:hidden">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-12 sm:gap-x-10 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="flex flex-col items-start gap-3 max-sm:col-span-2">
          <Logo />
          <p className="max-w-sm text-ink-soft">{m.shell_footer_about()}</p>
          <p className="max-w-sm font-medium">{m.shell_only_catering()}</p>
        </div>
        <Column title={m.shell_footer_explore()}>
          <li data-hidden-for="caterer">
            <Link to={links.search()} className={item}>
              {m.shell_find_caterers()}
            </Link>
          </li>
          <li>
            <Link to={paths.services()} className={item}>
              {m.shell_services()}
            </Link>
          </li>
          <li>
            <Link to={paths.weddingServices()} className={item}>
              {m.shell_weddings()}
            </Link>
          </li>
          <li>
            <Link to={paths.festival()} className={item}>
              {m.shell_festivals()}
            </Link>
          </li>
          <li>
            <Link to={paths.blog()} className={item}>
              {m.shell_guides()}
            </Link>
          </li>
          <li>
            <Link to={links.shortlist()} className={item}>
              {m.shortlist_link()}
            </Link>
          </li>
          <li>
            <Link to={paths.catererHome()} className={item}>
              {m.shell_for_caterers()}
            </Link>
          </li>
          <li data-only-for="visitor">
            <button type="button" onClick={() => openAuthDialog()} className={item}>
              {m.shell_login_register()}
            </button>
          </li>
          <li data-only-for="signed-in" data-hidden-for="caterer">
            <Link to={paths.myOrders()} className={item}>
              {m.shell_my_bookings()}
            </Link>
          </li>
          <li data-only-for="caterer">
            <Link to={paths.catererDashboard()} className={item}>
              {m.shell_dashboard()}
            </Link>
          </li>
        </Column>
        <Column title={m.shell_footer_policies()}>
          <li>
            <Link to={paths.terms()} className={item}>
              {m.shell_terms()}
            </Link>
          </li>
          <li>
            <Link to={paths.privacy()} className={item}>
              {m.shell_privacy()}
            </Link>
          </li>
          <li>
            <Link to={paths.refunds()} className={item}>
              {m.shell_refunds()}
            </Link>
          </li>
          <li>
            <Link to={paths.delivery()} className={item}>
              {m.shell_delivery()}
            </Link>
          </li>
          <li>
            <Link to={paths.complaints()} className={item}>
              {m.complaint_title()}
            </Link>
          </li>
          <li>
            <Link to={paths.ranking()} className={item}>
              {m.shell_ranking()}
            </Link>
          </li>
          <li>
            <Link to={paths.credits()} className={item}>
              {m.shell_credits()}
            </Link>
          </li>
          {asksForConsent && (
            <li>
              <button type="button" onClick={({ currentTarget }) => openConsentBanner(currentTarget)} className={item}>
                {m.shell_consent_title()}
              </button>
            </li>
          )}
        </Column>
        <Column title={m.shell_footer_contact()} className="max-sm:col-span-2">
          <li>
            <Link to={paths.contact()} className={item}>
              {m.shell_contact()}
            </Link>
          </li>
          <li>
            <a href={`tel:${contacts().phone}`} className={`${item} figures`}>
              {formatPhone(contacts().phone)}
            </a>
          </li>
          <li>
            <a href={`mailto:${contacts().email}`} className={item}>
              {contacts().email}
            </a>
          </li>
          <li>
            <address className="py-2 not-italic">
              {contacts().legalName}
              <br />
              {contacts().address}
            </address>
          </li>
          <li className="text-sm text-ink-soft">{m.shell_footer_hours()}</li>
        </Column>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6">
          <p className="max-w-2xl text-sm text-ink-soft">{m.shell_disclaimer({ brand: brand.name })}</p>
          {contacts().social.length > 0 && (
            <ul aria-label={m.shell_footer_follow()} className="flex flex-wrap gap-x-5">
              {contacts().social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener" className={item}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-1 font-semibold">{title}</h2>
      <ul className="flex flex-col">{children}</ul>
    </section>
  )
}
