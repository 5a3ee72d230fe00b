import type { Plugin } from 'vite'
import { changeBrowserModules } from './change-browser-modules.ts'

/** What React throws to itself, known by its identity alone. Nobody reads where it was made. */
const mark = /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
const marks = 5

/**
 * Makes the five errors that React throws to itself without a stack. They are made while its file runs, and where something that
 * inspects the page is attached, Chromium writes down the lines of a stack at once, for which it parses all of React again.
 */
export function stacklessMarks(): Plugin {
  return changeBrowserModules('stackless-marks', (code, id) => {
    if (!id.endsWith('/react-dom/cjs/react-dom-client.production.js')) return undefined
    return withoutStacks(code)
  })
}

/** Returns the code of React with its marks made without a stack. Throws where it has another shape. */
export function withoutStacks(code: string): string {
  let found = 0
  const changed = code.replaceAll(mark, (_, message: string) => {
    found += 1
    return `Object.assign(Object.create(Error.prototype), { message: ${message} })`
  })
  if (found !== marks) throw new Error('what React throws to itself has another shape')
  return changed
}
