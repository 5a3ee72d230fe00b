import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import { paths } from '#contract/paths.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { openAssistant } from '#web/shared/assistant/assistant-store.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { AccountLinks } from './account-links.tsx'

const row = 'flex min-h-13 w-full items-center border-b border-line text-left text-lg font-medium hover:text-leaf'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
  /** Undefined when there are no offers. */
  onOffers: (() => void) | undefined
}

/** The header's links in reach of the thumb. */
export function MobileMenu({ open, onClose, onOffers }: MobileMenuProps) {
  const links = useLateEventLinks()
  return (
    <Sheet side="right" open={open} onClose={onClose} title={m.shell_menu()}>
      <nav aria-label={m.shell_main_navigation()} className="flex flex-col">
        <Link to={links.search()} data-hidden-for="caterer" onClick={onClose} className={row}>
          {m.shell_find_caterers()}
        </Link>
        {onOffers && (
          <button type="button" onClick={onOffers} className={row}>
            {m.shell_offers()}
          </button>
        )}
        <Link to={paths.contact()} onClick={onClose} className={row}>
          {m.shell_contact()}
        </Link>
        <button
          type="button"
          onClick={() => {
            onClose()
            openAssistant()
          }}
          className={row}
        >
          {m.assistant_open_button()}
        </button>
        <a href={`tel:${contacts().phone}`} className={`${row} figures`}>
          {m.shell_call_support({ phone: formatPhone(contacts().phone) })}
        </a>
        <AccountLinks
          className={row}
          signInClassName={`mt-6 ${buttonClass({ variant: 'brand', size: 'large', wide: true })}`}
          onPress={onClose}
        />
      </nav>
    </Sheet>
  )
}
