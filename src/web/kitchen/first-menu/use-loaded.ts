import { useEffect, useState } from 'react'

/** Something that is loaded when it is needed. */
export interface Loaded<Value> {
  value: Value | undefined
  failed: boolean
  /** Loads it once more. */
  retry: () => void
}

interface Loading<Value> {
  key: string
  value?: Value
  failed: boolean
}

/** Loads what belongs to `key`, once for as long as it is asked for; nothing while there is none. `load` may be a new function each time. */
export function useLoaded<Key extends string, Value>(
  key: Key | undefined,
  load: (key: Key) => Promise<Value>,
): Loaded<Value> {
  const [state, setState] = useState<Loading<Value>>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    const settle = (loaded: Loading<Value>) => {
      if (isCurrent) setState(loaded)
    }
    load(key).then(
      (value) => settle({ key, value, failed: false }),
      () => settle({ key, failed: true }),
    )
    return () => void (isCurrent = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is loaded depends on the key alone, and on being asked again
  }, [key, tries])
  const current = key !== undefined && state?.key === key ? state : undefined
  return {
    value: current?.value,
    failed: current?.failed ?? false,
    retry: () => {
      setState(undefined)
      setTries((count) => count + 1)
    },
  }
}
