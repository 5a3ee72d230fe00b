import { SendHorizontal } from 'lucide-react'
import { useRef, useState, type ComponentType, type FormEvent, type KeyboardEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import type { Sent } from './use-thread.ts'
import type { UnsentMessage } from './use-unsent-message.ts'

/** From so many letters before the end on, what is left is told. */
const countedFrom = 200

/** Tells of keys where there is a keyboard. */
function Keys() {
  return <span className="pointer-coarse:hidden">{m.thread_keys()}</span>
}

/** Something that helps with writing; `put` changes what is typed and moves there. */
export type WritingAid = ComponentType<{ put: (change: (typed: string) => string) => void }>

interface MessageFormProps {
  label: string
  unsent: UnsentMessage
  send: (text: string) => Promise<Sent>
  Aid?: WritingAid | undefined
}

/** Writes a message; what was typed stays until it has arrived, and a second press sends nothing twice. */
export function MessageForm({ label, unsent: { text, put: change }, send, Aid }: MessageFormProps) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = limits.order.messageLength - text.trim().length

  const submit = async () => {
    if (running.current) return
    const wrong =
      text.trim() === '' ? m.thread_empty_text() : left < 0 ? m.thread_too_long({ count: -left }) : undefined
    setError(wrong)
    if (wrong) return field.current?.focus()
    running.current = true
    setBusy(true)
    const result = await send(text.trim())
    running.current = false
    setBusy(false)
    if ('error' in result) setError(result.error)
    // What was typed while it was sent is the next message.
    else change((typed) => (typed.startsWith(text) ? typed.slice(text.length) : typed))
    field.current?.focus()
  }
  const put = (addTo: (typed: string) => string) => {
    change(addTo)
    setError(undefined)
    field.current?.focus()
  }
  const byForm = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {/* It may have a form of its own, which may not be in this one. */}
      {Aid && <Aid put={put} />}
      <form noValidate onSubmit={byForm} className="flex flex-col gap-3">
        <TextArea
          ref={field}
          label={label}
          rows={3}
          value={text}
          hint={left < countedFrom && left >= 0 ? m.thread_left({ count: left }) : <Keys />}
          error={error ?? (left < 0 ? m.thread_too_long({ count: -left }) : undefined)}
          onChange={(event) => {
            const { value } = event.target
            change(() => value)
            setError(undefined)
          }}
          onKeyDown={byKey}
        />
        <Button
          type="submit"
          variant="brand"
          pending={busy}
          icon={<SendHorizontal aria-hidden size={18} />}
          className="self-start"
        >
          {m.thread_send()}
        </Button>
      </form>
    </div>
  )
}
