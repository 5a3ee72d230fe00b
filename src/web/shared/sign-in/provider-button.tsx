import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { providerMeta } from '#web/shared/site/provider-meta.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { presentPage } from '#web/shared/session/auth-dialog-address.ts'
import { wantProvider } from './provider-attempt.ts'

/** The other way in, where the operator has set one: leaves for the provider, and comes back to this page. */
export function ProviderButton() {
  const [leaving, setLeaving] = useState(false)
  useBfcacheRestore(() => setLeaving(false))
  const provider = document.querySelector<HTMLMetaElement>(`meta[name="${providerMeta}"]`)?.content
  if (!provider) return null

  const leave = () => {
    setLeaving(true)
    wantProvider(presentPage())
    // A document of its own: only there may pages talk to the provider.
    window.location.assign(paths.provider())
  }
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Button wide icon={<KeyRound aria-hidden size={18} />} pending={leaving} onClick={leave}>
        {m.identity_provider_continue({ provider })}
      </Button>
      <p className="mt-2 text-center text-sm text-ink-soft">{m.identity_provider_hint()}</p>
    </div>
  )
}
