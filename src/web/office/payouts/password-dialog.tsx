import { useState } from 'react'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface PasswordDialogProps {
  title: string
  text: string
  verb: string
  /** Label of a text that is asked for beside the password, such as the bank's reference. */
  asks?: { label: string; missing: string } | undefined
  busy: boolean
  failure: string | undefined
  onConfirm: (password: string, said: string) => void
  onClose: () => void
}

/** Asks for the password again before money moves. What was typed stays when it is refused. */
export function PasswordDialog({ title, text, verb, asks, busy, failure, ...on }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    const lacks = asks !== undefined && said.trim() === ''
    setMissing(lacks)
    if (!lacks) on.onConfirm(password, said.trim())
  }
  return (
    <Dialog
      open
      size="small"
      onClose={on.onClose}
      title={title}
      footer={
        <>
          <Button onClick={on.onClose}>{m.office_cancel()}</Button>
          <Button variant="brand" type="submit" form="payout-act" pending={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id="payout-act"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <p>{text}</p>
        {asks && (
          <TextField
            label={asks.label}
            required
            data-autofocus
            maxLength={200}
            value={said}
            onChange={(event) => {
              setSaid(event.target.value)
              setMissing(false)
            }}
            error={isMissing ? asks.missing : undefined}
          />
        )}
        <PasswordField
          label={m.payouts_password()}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError text={failure} />
      </form>
    </Dialog>
  )
}
