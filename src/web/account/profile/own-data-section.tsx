import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '#contract/endpoints/account.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { agreeToBeCounted, mayBeCounted } from '#web/shared/browser/consent.ts'
import { readTag } from '#web/shared/browser/google-tag.ts'
import { saveFile } from '#web/shared/browser/save-file.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/fields/choice.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'

/** Personal data of the account: export, consent and deletion. */
export function OwnDataSection({ profile }: { profile: Profile }) {
  const [busy, setBusy] = useState(false)
  const [isCounted, setIsCounted] = useState(mayBeCounted)
  const [isDeleting, setIsDeleting] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const data = await api('GET /api/users/{id}/data', { params: { id: profile.id } })
      const text = JSON.stringify(data, undefined, 2)
      saveFile(new File([text], m.account_data_file(), { type: 'application/json' }))
    } catch (error) {
      notify(failureMessage(error, [], m.account_failed()), 'error')
    } finally {
      setBusy(false)
    }
  }
  const count = (agreed: boolean) => {
    agreeToBeCounted(agreed)
    setIsCounted(agreed)
  }
  return (
    <ProfileSection title={m.account_data()} text={m.account_data_text()}>
      <div className="flex flex-col items-start gap-4">
        <Button icon={<Download aria-hidden size={18} />} pending={busy} onClick={() => void download()}>
          {m.account_data_download()}
        </Button>
        <Switch
          label={readTag() ? m.account_counted_by_google() : m.account_counted()}
          checked={isCounted}
          onChange={(event) => count(event.target.checked)}
        />
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          {m.account_delete()}
        </Button>
      </div>
      <DeleteAccountDialog open={isDeleting} onClose={() => setIsDeleting(false)} profile={profile} />
    </ProfileSection>
  )
}
