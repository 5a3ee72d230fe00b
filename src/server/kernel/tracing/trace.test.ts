import { describe, expect, test } from 'vitest'
import { continueTrace, traceHeaders, withinTrace } from './trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const valid = `00-${traceId}-${parentId}-01`

test('a valid header continues its trace with a span of its own', () => {
  const trace = continueTrace(valid)
  expect(trace).toMatchObject({ traceId, isSampled: true })
  expect(trace.spanId).toMatch(/^(?!00f067aa0ba902b7)[0-9a-f]{16}$/)
  expect(withinTrace(trace, traceHeaders)).toEqual({ traceparent: `00-${traceId}-${trace.spanId}-01` })
})

test('a later version is read as far as this one goes', () => {
  expect(continueTrace(`01-${traceId}-${parentId}-00-more`)).toMatchObject({ traceId, isSampled: false })
})

describe('a trace is begun where the header', () => {
  test.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['has upper case', valid.toUpperCase()],
    ['has the version that is none', `ff-${traceId}-${parentId}-01`],
    ['has more parts than its version', `${valid}-more`],
    ['has no trace', `00-${'0'.repeat(32)}-${parentId}-01`],
    ['has no parent', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['is two headers', `${valid}, ${valid}`],
    ['has a line break', `${valid}\n`],
    ['is cut', valid.slice(0, -1)],
  ])('%s', (_, header) => {
    const trace = continueTrace(header)
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(trace.traceId).not.toBe(traceId)
    expect(trace.isSampled).toBe(false)
  })
})

test('without a trace no header is sent', () => {
  expect(traceHeaders()).toEqual({})
})
