import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isDemoContext } from '#web/shared/api/server-context.ts'
import { loader } from './test-payment.tsx'

/** Asks for the page where it is a demonstration, or is not. */
function ask(isDemo: boolean) {
  const context = new RouterContextProvider()
  context.set(isDemoContext, isDemo)
  // Of what a loader is given, this one reads the context alone.
  return loader({ context } as never)
}

test('demonstrations have the page', () => {
  expect(ask(true)).toBeNull()
})

test('elsewhere there is no such page', () => {
  expect(() => ask(false)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
