import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const firstPauseMs = 3_000
const longestPauseMs = 30_000

/** Loads the page's data again when one comes back to it, and by itself, less and less often, while something `moves`. */
export function useFollow(moves: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [revalidate])
  useEffect(() => {
    if (!moves) return
    const abort = new AbortController()
    void repeat(async () => {
      if (document.visibilityState === 'visible') await revalidate()
    }, abort.signal)
    return () => abort.abort()
  }, [moves, revalidate])
}

async function repeat(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let pause = firstPauseMs; ; pause = Math.min(longestPauseMs, pause * 1.4)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    await work()
  }
}
