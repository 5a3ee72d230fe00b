import { useRef } from 'react'

/** The same text keeps its key, so that it arrives once even when the first answer was lost; another text gets another one. */
export function useKeyOfText(): (text: string) => string {
  const last = useRef({ text: '', key: '' })
  return (text) => {
    if (last.current.text !== text)
      last.current = { text, key: crypto.randomUUID?.() ?? `${text.length}-${performance.now()}` }
    return last.current.key
  }
}
