import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { agreeToBeCounted, askForConsent } from '#web/shared/browser/consent.ts'
import { Button } from '#web/ui/controls/button.tsx'

const bannerId = 'cookie-choices'

/** The button that the focus goes back to. */
let opener: HTMLElement | undefined

/** Shows the banner to change the choice, and moves the focus there until something is chosen. */
export function openConsentBanner(button: HTMLElement): void {
  opener = button
  askForConsent()
  document.getElementById(bannerId)?.focus()
}

/**
 * Asks whether the operator's tag may count the visit, with two equal choices. It is in every page, below the header so that it
 * covers nothing, and shown while the root element is marked so.
 */
export function ConsentBanner() {
  const choose = (agreed: boolean) => {
    agreeToBeCounted(agreed)
    // The button that was pressed is gone.
    if (opener?.isConnected) opener.focus()
    else document.getElementById('content')?.focus({ preventScroll: true })
    opener = undefined
  }
  return (
    <section
      id={bannerId}
      tabIndex={-1}
      aria-label={m.shell_consent_title()}
      className="consent-banner scroll-mt-20 border-b border-line bg-sunken outline-none print:hidden"
    >
      <div className="page flex flex-col gap-3 py-4 lg:flex-row lg:items-center lg:justify-between">
        <p className="max-w-prose">
          {m.shell_consent_text()}{' '}
          <Link to={paths.privacy()} className="text-link">
            {m.shell_privacy()}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3 lg:min-w-80">
          <Button wide onClick={() => choose(true)}>
            {m.shell_consent_accept()}
          </Button>
          <Button wide onClick={() => choose(false)}>
            {m.shell_consent_decline()}
          </Button>
        </div>
      </div>
    </section>
  )
}
