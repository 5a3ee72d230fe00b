import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Where a piece of work belongs in a distributed trace, by W3C Trace Context. */
export interface Trace {
  traceId: string
  /** This work, as the parent of what it calls. */
  spanId: string
  isSampled: boolean
}

const traces = new AsyncLocalStorage<Trace>()

const format = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Continues the trace of a `traceparent` header; begins one where there is none, or none that the standard allows. */
export function continueTrace(header?: string): Trace {
  const [, version, traceId = '', parentId = '', flags = '', more] = format.exec(header ?? '') ?? []
  const isValid =
    version !== undefined &&
    version !== 'ff' &&
    !(version === '00' && more !== undefined) &&
    !/^0+$/.test(traceId) &&
    !/^0+$/.test(parentId)
  const spanId = randomBytes(8).toString('hex')
  if (isValid) return { traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 }
  return { traceId: randomBytes(16).toString('hex'), spanId, isSampled: false }
}

/** Runs work as part of a trace. */
export function withinTrace<T>(trace: Trace, work: () => T): T {
  return traces.run(trace, work)
}

/** The field of log lines that names the present trace. */
export function traceField(): { traceId?: string } {
  const trace = traces.getStore()
  return trace ? { traceId: trace.traceId } : {}
}

/** The header by which a call to another service continues the present trace. */
export function traceHeaders(): { traceparent?: string } {
  const trace = traces.getStore()
  return trace ? { traceparent: `00-${trace.traceId}-${trace.spanId}-${trace.isSampled ? '01' : '00'}` } : {}
}
