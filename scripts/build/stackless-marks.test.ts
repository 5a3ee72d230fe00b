import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutStacks } from './stackless-marks.ts'

const react = readFileSync(
  fileURLToPath(new URL('cjs/react-dom-client.production.js', import.meta.resolve('react-dom/package.json'))),
  'utf8',
)

test('the errors that the React in use throws to itself are made without a stack, and still are errors with a message', () => {
  const made = [...withoutStacks(react).matchAll(/\w+Exception = (Object\.assign.*?\}\))[,;]$/gm)].map(
    ([, expression]) => evaluate(expression ?? ''),
  )

  expect(made).toHaveLength(5)
  for (const error of made) {
    expect(error).toBeInstanceOf(Error)
    expect(error.message).toMatch(/^(?:460|461|474|519|542)$/)
    expect(error.stack).toBeUndefined()
  }
})

test('React of another shape fails the build', () => {
  expect(() => withoutStacks('var SuspenseException = Error(formatProdErrorMessage(460));')).toThrow('another shape')
})

/** Returns what an expression of React makes, with the number of a message as the message. */
function evaluate(expression: string): Error {
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what the build writes, of the package as installed.
  return new Function('formatProdErrorMessage', `return ${expression}`)(String) as Error
}
