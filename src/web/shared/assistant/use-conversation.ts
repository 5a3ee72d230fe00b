import { useEffect, useRef, useState } from 'react'
import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { publicApi } from '#web/shared/api/public-api.ts'
import { now } from '#web/ui/now.ts'
import { greetingFor } from './greeting.ts'
import type { PageKind } from './page-kind.ts'
import { quickQuestions } from './quick-questions.ts'

/** What one side said (R211). */
export interface ChatMessage {
  id: number
  text: string
  sender: 'user' | 'bot'
  timestamp: Date
  links?: AssistantAnswer['links']
  caterers?: AssistantAnswer['caterers']
}

export interface Conversation {
  messages: readonly ChatMessage[]
  /** A reply is on its way. */
  isTyping: boolean
  /** Asks a question; blank ones, and any while a reply is on its way, are not sent. Returns whether it was. */
  ask(text: string): boolean
}

type Reply = Pick<ChatMessage, 'text' | 'links' | 'caterers'>

/** Milliseconds before a reply is shown at the earliest (R462). */
const replyDelay = 800

/** A conversation on a kind of page. Quick questions are answered here, all others by the server. */
export function useConversation(kind: PageKind): Conversation {
  const [state, setState] = useState(() => said(nothing, { text: greetingFor(kind) }, 'bot'))
  const turn = useRef<AbortController>(undefined)
  useEffect(() => () => turn.current?.abort(), [])

  const answer = async (question: string, signal: AbortSignal): Promise<void> => {
    const [reply] = await Promise.all([replyTo(question, kind, signal), delay(replyDelay)])
    if (!signal.aborted) setState((before) => ({ ...said(before, reply, 'bot'), isTyping: false }))
  }
  return {
    ...state,
    ask(text) {
      const question = text.trim()
      if (question === '' || state.isTyping) return false
      turn.current = new AbortController()
      setState((before) => ({ ...said(before, { text: question }, 'user'), isTyping: true }))
      void answer(question, turn.current.signal)
      return true
    },
  }
}

interface State {
  messages: readonly ChatMessage[]
  isTyping: boolean
}

const nothing: State = { messages: [], isTyping: false }

function said(state: State, what: Reply, sender: ChatMessage['sender']): State {
  const message = { ...what, id: state.messages.length, sender, timestamp: now() }
  return { ...state, messages: [...state.messages, message] }
}

/** A failure of any kind is said as one, with our number (R408). */
async function replyTo(question: string, kind: PageKind, signal: AbortSignal): Promise<Reply> {
  const known = quickQuestions(kind).find((quick) => quick.question === question)
  if (known) return { text: known.answer }
  try {
    const { answer, links, caterers } = await publicApi(
      'GET /chatbot/chatbot/chatbot_response',
      { query: { input: question } },
      { signal },
    )
    return { text: answer, links, caterers }
  } catch {
    return { text: m.assistant_unreachable({ phone: formatPhone(contacts().phone) }) }
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
