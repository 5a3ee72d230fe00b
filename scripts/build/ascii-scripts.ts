import type { Plugin } from 'vite'

/**
 * Writes scripts of the server in ASCII. The engine keeps a script's text while the process runs, with two bytes for each character
 * as soon as one is beyond Latin-1, as ₹ and ’ are.
 */
export function asciiScripts(): Plugin {
  return {
    name: 'pangat:ascii-scripts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  }
}

/** A backslash with what it escapes, and what is beyond ASCII. */
const units = /\\[\0-\x7f]|\\?([^\0-\x7f])/g

/**
 * Returns code with escapes in place of all other characters. Texts, names and patterns mean the same with them; a `String.raw` has the
 * escape itself, which means the same in a pattern, the only use that we have for it.
 */
export function escaped(code: string): string {
  return code.replaceAll(units, (whole, unit: string | undefined) =>
    unit === undefined ? whole : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
