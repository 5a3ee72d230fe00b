import type { IncomingMessage, ServerResponse } from 'node:http'
import { followEvents } from '#contract/endpoints/live/follow-events.ts'
import { forwardedAddress } from '#server/http/client-address.ts'
import type { LoadLimits } from '#server/kernel/config-limits.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { createAdmission, type AdmissionLimits } from './admission.ts'
import type { DelayGate } from './event-loop-delay.ts'
import type { Connections } from './limit-connections.ts'
import type { RejectionReason } from './metrics/channels.ts'
import { rejectOverload } from './overload-response.ts'
import { createQueueDelay } from './queue-delay.ts'

/** Answers a request; the promise ends with its work. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

export interface AdmissionOptions {
  limits: AdmissionLimits &
    Pick<LoadLimits, 'uploads' | 'uploadsPerNetwork' | 'streams' | 'streamsPerNetwork' | 'queueDelayMs'>
  trustedProxies: number
  gate: DelayGate
  connections: Connections
  /** Begins the response to a request that is rejected, with the headers of every response. */
  begin?: (response: ServerResponse) => void
}

/** Works that end at once share a turn of the event loop for so long: a turn costs as much as the quickest of them. */
const turnMs = 1

/** With so few requests in flight the process is still busy: two for each connection to the database, and some that render. */
const leastRequests = 32

/**
 * Puts admission control before a listener, to which come requests that `connections` tracks. Requests beyond a limit are answered
 * 503; liveness is always answered. Of the requests taken in one is started per turn of the event loop, or several that are answered
 * at once, so that between two works sockets are read: another client's request arrives, and a closed connection takes its waiting
 * requests along. Uploads and streams have limits of their own.
 */
export function admitRequests(listener: Listener, options: AdmissionOptions): Listener {
  const { limits, trustedProxies, gate, connections, begin } = options
  const reject = (request: IncomingMessage, response: ServerResponse, reason: RejectionReason): void => {
    begin?.(response)
    rejectOverload(request, response, reason)
  }
  const leastShare = Math.min(1, leastRequests / Math.max(1, limits.requests))
  const usual = createAdmission(limits, createQueueDelay({ targetMs: limits.queueDelayMs, leastShare }))
  // They last as long as the client's line needs, and would keep all others out.
  const uploads = createAdmission({ requests: limits.uploads, requestsPerNetwork: limits.uploadsPerNetwork })
  // They are open for minutes and do nothing for most of them.
  const streams = createAdmission({ requests: limits.streams, requestsPerNetwork: limits.streamsPerNetwork })
  const admissions = { requests: usual, uploads, streams }
  const queues = Object.values(admissions)
  let isTurning = false
  /** Whether all that was started in this turn has ended in it. */
  const started = { isQuick: true }
  const startEach = (): boolean => {
    let isWaiting = false
    for (const admission of queues) isWaiting = admission.startNext() || isWaiting
    return isWaiting
  }
  const turn = () => {
    const end = performance.now() + turnMs
    started.isQuick = true
    do isTurning = startEach()
    while (isTurning && started.isQuick && performance.now() < end)
    if (isTurning) setImmediate(turn)
  }

  return (request, response) => {
    if (isLiveness(request)) return listener(request, response)
    if (connections.isSurplus(request.socket)) {
      response.setHeader('Connection', 'close')
      return reject(request, response, 'connections')
    }
    if (gate.isOverloaded()) return reject(request, response, 'event_loop')

    const kind = kindOf(request)
    // Whatever is answered to a stream, the connection carries nothing else, so it need not be counted.
    if (kind === 'streams') response.setHeader('Connection', 'close')
    let isStarted = false
    // Work goes on after its client has left, and unread answers take memory after the work: both are in flight.
    let parts = 2
    const leave = admissions[kind].admit(networkFrom(request, trustedProxies), () => {
      isStarted = true
      const work = listener(request, response)
      if (!(work instanceof Promise)) return endPart()
      started.isQuick = false
      void work.finally(endPart)
    })
    if (!leave) return reject(request, response, kind)
    if (kind === 'streams') connections.release(request.socket)
    const endPart = () => {
      parts -= 1
      if (parts === 0) leave()
    }
    response.once('close', () => (isStarted ? endPart() : leave()))
    if (!isTurning) {
      isTurning = true
      setImmediate(turn)
    }
  }
}

/** Which limits a request is held to. */
function kindOf(request: IncomingMessage): 'requests' | 'uploads' | 'streams' {
  if (isStream(request)) return 'streams'
  return isUpload(request) ? 'uploads' : 'requests'
}

function isLiveness({ url, method }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url === '/health/live'
}

/** Reports whether a request carries a file. */
export function isUpload({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false
}

/** Reports whether a request is answered by a stream that stays open. */
function isStream({ url, method }: IncomingMessage): boolean {
  if (method !== 'GET' || !url?.startsWith(followEvents.path)) return false
  const { length } = followEvents.path
  return url.length === length || url[length] === '?'
}

/** The network that a request counts for, by the address that its proxy forwards where there is one. */
function networkFrom({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  // Node joins the values of a repeated header; its type allows a list for those that it does not join.
  const forwarded = headers['x-forwarded-for']?.toString()
  return networkOf(forwardedAddress(socket.remoteAddress ?? '', forwarded, trustedProxies))
}
