import type { LiveEvent, LiveEventType } from '#contract/endpoints/live/live-event.ts'
import { storedValue } from '#web/shared/browser/stored-value.ts'

/** Whether this browser rings for what needs somebody soon; off until it is switched on. */
export const soundStore = storedValue('liveSound', (stored) => stored === true)

const urgent: readonly LiveEventType[] = ['order.requested', 'order.changed', 'order.cancelled', 'order.message_sent']
/** Two strokes of a small bell: hertz, and seconds after the first. */
const strokes = [
  [880, 0],
  [1_318.5, 0.18],
] as const
const [loudness, strokeSeconds] = [0.2, 0.9]

let audio: AudioContext | undefined

/** Rings once. The press that switches the sound on lets the browser play it from then on. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const { destination, currentTime } = audio
  void audio.resume()
  for (const [hertz, after] of strokes) {
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), currentTime + after]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(loudness, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + strokeSeconds)
    tone.connect(volume).connect(destination)
    tone.start(start)
    tone.stop(start + strokeSeconds)
  }
}

/** Rings for an event that is urgent, where the sound is on. Of the tabs of a browser one rings. */
export function ringFor({ type }: LiveEvent): void {
  if (!soundStore.get() || !urgent.includes(type)) return
  void oneTab(ring)
}

/** Of the tabs that hear an event together one acts: the first to get the lock, which it keeps for a moment. */
async function oneTab(act: () => void): Promise<void> {
  if (!navigator.locks) return act()
  await navigator.locks.request('pangat-live-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    act()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
}
