import { Menu, Phone } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import type { PromotionView } from '#contract/endpoints/coupons.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { ShortlistLink } from '#web/shared/shortlist/shortlist-link.tsx'
import { paths } from '#contract/paths.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SkipLink } from '#web/ui/controls/skip-link.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { AccountLinks } from './account-links.tsx'
import { Logo } from './logo.tsx'
import { OffersStrip } from './offers-strip.tsx'

export const navLink = 'nav-link'

/**
 * The same for everyone in its markup; who is signed in and as what is marked on the root element before the first
 * paint, and the stylesheet shows what fits, so that nothing jumps.
 */
export const Header = memo(function Header({ promotions }: { promotions: readonly PromotionView[] }) {
  const menu = useLateDialog(() => import('./mobile-menu.tsx'))
  const offers = useLateDialog(() => import('./offers-dialog.tsx'))
  const links = useLateEventLinks()
  const openOffers = () => {
    menu.close()
    offers.opener.onClick()
  }
  return (
    <>
      <SkipLink />
      <OffersStrip promotions={promotions} opener={offers.opener} />
      <header className="@container sticky top-0 z-40 border-b border-line bg-paper print:hidden">
        <div className="page flex min-h-16 items-center gap-2">
          <Link
            to={paths.home()}
            aria-label={m.shell_home_link({ brand: brand.name })}
            className="mr-auto rounded-box py-1.5"
          >
            <Logo />
          </Link>
          <nav aria-label={m.shell_main_navigation()} className="hidden items-center lg:flex">
            <Link to={links.search()} data-hidden-for="caterer" className={navLink}>
              {m.shell_find_caterers()}
            </Link>
            {promotions.length > 0 && (
              <button type="button" {...offers.opener} className={navLink}>
                {m.shell_offers()}
              </button>
            )}
            <Link to={paths.contact()} className={navLink}>
              {m.shell_contact()}
            </Link>
          </nav>
          <a
            href={`tel:${contacts().phone}`}
            aria-label={m.shell_call_support({ phone: formatPhone(contacts().phone) })}
            className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), '@max-[14rem]:hidden')}
          >
            <Phone aria-hidden size={18} />
            <span className="figures hidden sm:inline">{formatPhone(contacts().phone)}</span>
          </a>
          <ShortlistLink />
          <nav aria-label={m.shell_account_navigation()} className="hidden items-center lg:flex">
            <AccountLinks className={navLink} signInClassName={buttonClass({ variant: 'secondary', size: 'small' })} />
          </nav>
          <IconButton
            label={m.shell_menu()}
            icon={<Menu aria-hidden size={24} />}
            {...menu.opener}
            className="lg:hidden"
          />
        </div>
      </header>
      {menu.part && (
        <menu.part.MobileMenu
          open={menu.isOpen}
          onClose={menu.close}
          onOffers={promotions.length > 0 ? openOffers : undefined}
        />
      )}
      {offers.part && <offers.part.OffersDialog open={offers.isOpen} onClose={offers.close} promotions={promotions} />}
    </>
  )
})
