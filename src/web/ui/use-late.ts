import { startTransition, useState } from 'react'

/** A part of the page that is loaded on first use. */
export interface Late<Part> {
  /** Undefined until it has come. */
  part: Part | undefined
  /** Fetches it; what fails now is tried again the next time. Rejects when it cannot be had. */
  fetch: () => Promise<void>
  /** Fetches it ahead of the press that will want it; a failure is left to that press. */
  prepare: () => void
}

/** `load` is the `import()` of the part; it must not change between renderings in what it loads. */
export function useLate<Part extends object>(load: () => Promise<Part>): Late<Part> {
  const [part, setPart] = useState<Part>()
  const fetch = async () => {
    if (!part) setPart(await load())
  }
  const fetchAhead = async () => {
    if (part) return
    const loaded = await load()
    // Nobody waits for it, so a press may come between the steps of drawing it.
    startTransition(() => setPart(loaded))
  }
  return { part, fetch, prepare: () => void fetchAhead().catch(() => undefined) }
}
