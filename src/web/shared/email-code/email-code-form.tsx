import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { waitText } from './code-wait.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { useEmailCode } from './use-email-code.ts'

interface EmailCodeFormProps {
  user: Pick<User, 'id' | 'email'>
  /** Id of what is to be done next, so that a list of problems can lead there. */
  id: string
  /** Whether a code is sent without a press, unless one is under way: for who has just asked for what needs it. */
  sendsAtOnce?: boolean
  onConfirmed: () => void
}

/** Confirms the account's address by a code from an email, in place. No form of its own, because it stands inside others. */
export function EmailCodeForm({ user, id, sendsAtOnce = false, onConfirmed }: EmailCodeFormProps) {
  const done = useRef<HTMLParagraphElement>(null)
  const form = useEmailCode(user, onConfirmed, sendsAtOnce)
  const { stage, address, answered } = form
  // After the new stage is drawn: what had the focus may be gone by then.
  useEffect(() => {
    if (answered > 0) (document.getElementById(id) ?? done.current)?.focus()
  }, [answered, id])
  return (
    <div className="flex flex-col gap-4">
      {stage !== 'confirmed' && (
        <p className="break-words text-ink-soft">
          {stage === 'ready' && m.identity_code_text()}{' '}
          <Link to={paths.profile()} className="text-link">
            {m.identity_code_change()}
          </Link>
        </p>
      )}
      <p
        ref={done}
        role="status"
        tabIndex={-1}
        className={stage === 'confirmed' ? 'flex items-start gap-2 font-medium text-leaf' : 'font-medium break-words'}
      >
        {stage === 'confirmed' && <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0" />}
        {stage === 'ready' && address}
        {stage === 'sent' && m.identity_code_sent({ email: address, minutes: limits.emailCode.minutes })}
        {stage === 'confirmed' && m.identity_code_done()}
      </p>
      {stage === 'sent' && <CodeField id={id} form={form} />}
      <FormError text={form.failure} />
      {stage !== 'confirmed' && (
        <div className="flex flex-wrap items-start gap-3">
          {stage === 'sent' && (
            <Button variant="brand" pending={form.busy === 'confirming'} onClick={form.confirm}>
              {m.identity_code_confirm()}
            </Button>
          )}
          <Button
            {...(stage === 'ready' ? { id, variant: 'brand' as const } : {})}
            pending={form.busy === 'sending'}
            disabledReason={form.wait > 0 ? m.identity_code_wait({ wait: waitText(form.wait) }) : undefined}
            onClick={() => void form.send()}
          >
            {stage === 'ready' ? m.identity_code_send() : m.identity_code_again()}
          </Button>
        </div>
      )}
    </div>
  )
}

function CodeField({ id, form }: { id: string; form: ReturnType<typeof useEmailCode> }) {
  return (
    <NumberField
      id={id}
      label={m.identity_code_label()}
      hint={m.identity_code_hint()}
      error={form.error}
      required
      autoComplete="one-time-code"
      enterKeyHint="done"
      value={form.code}
      className="tracking-[0.3em]"
      fieldClassName="max-w-60"
      onChange={(event) => form.type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter here means the code, not the order around it.
        event.preventDefault()
        form.confirm()
      }}
    />
  )
}
