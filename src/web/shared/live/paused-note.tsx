import { useEffect, useState } from 'react'
import { CloudOff } from 'lucide-react'
import { useStore } from '#web/shared/browser/store.ts'
import { m } from '#messages'
import { liveStore, unknownLive } from './live-store.ts'

/** A reconnection is over sooner; only what lasts is worth a word. */
const patienceMs = 4_000

/** Says that nothing new arrives, and until when it did. */
export function PausedNote() {
  const { isConnected, heardAt } = useStore(liveStore, (state) => state, unknownLive)
  const isPaused = useLasting(!isConnected, patienceMs)
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-sm font-medium text-kokum">
      {isPaused && (
        <>
          <CloudOff aria-hidden size={18} className="shrink-0" />
          {heardAt === undefined ? m.live_paused() : m.live_paused_since({ time: timeOf(heardAt) })}
        </>
      )}
    </p>
  )
}

/** Returns true once something has been so for a while. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo, milliseconds])
  return lasts
}

function timeOf(moment: number): string {
  return new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Kolkata',
  }).format(moment)
}
