import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 400

interface RestingText {
  /** What the text led to last, as the URL has it. */
  known: string
  /** What the field shows of it. */
  textOf: (known: string) => string
  /**
   * Takes the text and returns what it leads to. `isAgain` when typing alone led to what is known, so that it is no step to go back
   * to.
   */
  take: (text: string, isAgain: boolean) => string
  /** Told when a text waits to be taken, and when none does any more. */
  onTyping: (isTyping: boolean) => void
}

/**
 * The text of a filter. It counts when nothing was typed for 400 ms, when its field is left and when it is sent, and follows what is
 * known unless that came of its own typing.
 */
export function useRestingText({ known, textOf, take, onTyping }: RestingText) {
  const [text, setText] = useState(() => textOf(known))
  const [followed, setFollowed] = useState(known)
  const [own, setOwn] = useState<string>()
  const [isTyping, setIsTyping] = useState(false)
  if (followed !== known) {
    setFollowed(known)
    if (known !== own) {
      setOwn(undefined)
      if (!isTyping) setText(textOf(known))
    }
  }
  const commit = (typed: string) => {
    if (!isTyping) return
    setIsTyping(false)
    onTyping(false)
    setOwn(take(typed, own !== undefined && own === known))
  }
  const commitNow = useEffectEvent(commit)
  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => commitNow(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, isTyping])
  return {
    text,
    isTyping,
    type(next: string) {
      setText(next)
      setIsTyping(true)
      onTyping(true)
    },
    commit: () => commit(text),
  }
}
