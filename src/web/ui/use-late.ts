import { useState } from 'react'

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
  return { part, fetch, prepare: () => void fetch().catch(() => undefined) }
}
