import { useEffect } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { liveStore } from './live-store.ts'

const retryMs = 30_000

/**
 * Keeps what this page shows of orders up to date while it is open. Of an admin nothing is followed. What does it is loaded once the
 * page is alive: a stream begins with what happened in the last minute, so nothing is missed.
 */
export function useLive({ id, role, catererId }: Pick<User, 'id' | 'role' | 'catererId'>): void {
  const isParty = role.id !== roles.admin
  useEffect(() => {
    if (!isParty) return
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const start = async () => {
      const part = await import('./keep-current.ts').catch(() => undefined)
      if (isOver) return
      if (part) {
        stop = part.keepCurrent({ id, catererId })
        return
      }
      liveStore.set({ ...liveStore.get(), isConnected: false })
      timer = setTimeout(() => void start(), retryMs)
    }
    void start()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [id, isParty, catererId])
}
