import type { LiveEvent, LiveSignal } from '#contract/endpoints/live/live-event.ts'
import type { RoutedEvent } from '../domain/audience.ts'

/** A line that clients ignore. */
export const comment = ':\n\n'

export function eventMessage({ id, type, orderId }: RoutedEvent): string {
  const event: LiveEvent = { type, ...(orderId === undefined ? {} : { orderId }) }
  return `${id === '' ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`
}

export function signalMessage(signal: LiveSignal, id: string): string {
  return `id: ${id}\nevent: ${signal}\ndata: {}\n\n`
}
