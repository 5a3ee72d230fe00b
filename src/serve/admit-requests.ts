import type { IncomingMessage, ServerResponse } from 'node:http'
import { forwardedAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { createAdmission, type AdmissionLimits } from './admission.ts'
import type { DelayGate } from './event-loop-delay.ts'
import type { Connections } from './limit-connections.ts'
import { rejectOverload } from './overload-response.ts'

/** Answers a request; the promise ends with its work. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

export interface AdmissionOptions {
  limits: AdmissionLimits
  trustedProxies: number
  gate: DelayGate
  connections: Connections
}

/**
 * Puts admission control before a listener. Requests beyond a limit are answered 503; liveness is always answered. Of the
 * requests taken in one is started per turn of the event loop, so that between two works sockets are read: another client's
 * request arrives, and a closed connection takes its waiting requests along.
 */
export function admitRequests(listener: Listener, options: AdmissionOptions): Listener {
  const { limits, trustedProxies, gate, connections } = options
  // Streams and uploads last long; when there are any they get an admission with limits of its own here.
  const admission = createAdmission(limits)
  let isTurning = false
  const turn = () => {
    isTurning = admission.startNext()
    if (isTurning) setImmediate(turn)
  }

  return (request, response) => {
    if (!connections.track(request, response)) return
    if (isLiveness(request)) return listener(request, response)
    if (connections.isSurplus(request.socket)) {
      response.setHeader('Connection', 'close')
      return rejectOverload(request, response)
    }
    if (gate.isOverloaded()) return rejectOverload(request, response)

    let isStarted = false
    // Work goes on after its client has left, and unread answers take memory after the work: both are in flight.
    let parts = 2
    const leave = admission.admit(networkFrom(request, trustedProxies), () => {
      isStarted = true
      void Promise.resolve(listener(request, response)).finally(endPart)
    })
    if (!leave) return rejectOverload(request, response)
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

function isLiveness({ url, method }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url === '/health/live'
}

/** The network that a request counts for, by the address that its proxy forwards where there is one. */
function networkFrom({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  // Node joins the values of a repeated header; its type allows a list for those that it does not join.
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return networkOf(forwardedAddress(socket.remoteAddress ?? '', forwarded, trustedProxies))
}
