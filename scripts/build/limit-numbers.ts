import type { Plugin } from 'vite'
import { changeBrowserModules } from './change-browser-modules.ts'
import { limits } from '../../src/contract/limits.ts'

/** `limits.search.pageSize`, and what is taken apart as in `const { min, max } = limits.compare`. */
const access = /(?:\{([\w\s,:]+)\}( = ))?(?<![\w$./-])limits((?:\.\w+)+)/g

/**
 * Writes the numbers of the trade where scripts of the browser use them. The bundler does not take an object apart, so each page
 * would load all of them.
 */
export function limitNumbers(): Plugin {
  return changeBrowserModules('limit-numbers', (code, id) => {
    if (!/\/src\/(?:web|contract)\/.*\.tsx?$/.test(id) || !code.includes(`/limits.ts'`)) return undefined
    return withNumbers(code)
  })
}

/** Returns code with the values of limits in place of their names. What it cannot tell from methods stays. */
export function withNumbers(code: string): string {
  return code.replaceAll(access, (whole, taken: string | undefined, equals: string | undefined, path: string) => {
    const [value, rest] = valueAt(path.slice(1).split('.'))
    if (value === limits || value === undefined) return whole
    if (taken === undefined) return `${written(value)}${rest}`
    const names = taken.split(',').flatMap((each) => each.split(':')[0]?.trim() || [])
    const part = Object.fromEntries(names.map((name) => [name, (value as Record<string, unknown>)[name]]))
    return `{${taken}}${equals}${written(part)}${rest}`
  })
}

/** The value as far as names lead, and what is asked of it then, as `.toLocaleString`. */
function valueAt(names: readonly string[]): [value: unknown, rest: string] {
  let value: unknown = limits
  for (const [at, name] of names.entries()) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return [value, names.slice(at).map((each) => `.${each}`).join('')]
    value = (value as Record<string, unknown>)[name]
  }
  return [value, '']
}

function written(value: unknown): string {
  return `(${JSON.stringify(value)})`
}
