import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { limits } from '#contract/limits.ts'

/** What tells programs from people, in every form that is sent without an account. */
export interface Traps {
  /** Of the field that people do not see. */
  field: { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }
  /** Resolves to what is sent along, once a person could have filled in the form: browsers fill in some faster. */
  take: () => Promise<{ website?: string; filledInMs: number }>
}

export function useTraps(): Traps {
  const [website, setWebsite] = useState('')
  const since = useRef(0)
  useEffect(() => void (since.current = performance.now()), [])
  return {
    field: { value: website, onChange: ({ target }) => setWebsite(target.value) },
    async take() {
      const left = limits.form.leastMs - (performance.now() - since.current)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      const filledInMs = Math.ceil(performance.now() - since.current)
      return { ...(website ? { website } : {}), filledInMs: Math.max(filledInMs, limits.form.leastMs) }
    },
  }
}
