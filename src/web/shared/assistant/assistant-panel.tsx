import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { closeAssistant } from './assistant-store.ts'
import { MessageList } from './message-list.tsx'
import { pageKind } from './page-kind.ts'
import { quickQuestions } from './quick-questions.ts'
import { useConversation } from './use-conversation.ts'

/** Milliseconds after opening at which the field is focused (R462). */
const focusDelay = 100

/** The conversation with the assistant, from below on a phone and at the right on a wider screen. */
export function AssistantPanel({ open, pathname }: { open: boolean; pathname: string }) {
  const kind = pageKind(pathname)
  const { messages, isTyping, ask } = useConversation(kind)
  const quick = quickQuestions(kind).filter(
    ({ question }) => !messages.some(({ sender, text }) => sender === 'user' && text === question),
  )
  return (
    <Sheet
      open={open}
      title={m.assistant_title()}
      onClose={closeAssistant}
      footer={<Composer isTyping={isTyping} onAsk={ask} />}
    >
      <MessageList messages={messages} isTyping={isTyping} onLeave={closeAssistant} />
      {!isTyping && quick.length > 0 && (
        <ul aria-label={m.assistant_quick()} className="mt-4 flex flex-wrap gap-2">
          {quick.map(({ question }) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => ask(question)}
                className="min-h-11 rounded-box border border-line-strong bg-surface px-3 text-left text-leaf hover:border-leaf hover:bg-leaf-wash"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

/** The field: Enter sends (R320), Shift+Enter begins a new line (R321), blank input cannot be sent (R319). */
function Composer({ isTyping, onAsk }: { isTyping: boolean; onAsk: (text: string) => boolean }) {
  const [text, setText] = useState('')
  const field = useFocusSoon()
  const isBlank = text.trim() === ''
  const send = () => {
    if (onAsk(text)) setText('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word of an input method before it sends anything.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="flex w-full items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={m.assistant_field()}
        placeholder={m.assistant_field_hint()}
        maxLength={limits.assistant.inputLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-32 min-h-12 flex-1 resize-none rounded-box border border-line-strong bg-surface px-3 py-2.5 text-base"
      />
      <IconButton
        type="submit"
        label={m.assistant_send()}
        icon={<SendHorizontal aria-hidden size={22} />}
        aria-disabled={isBlank || isTyping}
        className="size-12 rounded-box border border-line-strong"
      />
    </form>
  )
}

function useFocusSoon() {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusDelay)
    return () => clearTimeout(timer)
  }, [])
  return field
}
