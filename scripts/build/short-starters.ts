import { minifySync, type Plugin } from 'vite'

/** Where a function's text becomes part of an inline script. */
const text = /\b(\w+)\.toString\(\)/g

/**
 * Minifies the functions that become the inline script which starts a page's scripts. The build of the server leaves names as they are, so
 * that its stacks can be read, but this text is in every page.
 */
export function shortStarters(): Plugin {
  return {
    name: 'pangat:short-starters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!id.endsWith('/src/web/shared/site/late-scripts.ts')) return undefined
      return withShortTexts(code)
    },
  }
}

/** Returns JavaScript with the minified text of a function in place of each `name.toString()`. Throws where there is none. Pure. */
export function withShortTexts(code: string): string {
  let found = 0
  const changed = code.replaceAll(text, (_, name: string) => {
    found += 1
    return JSON.stringify(shortText(functionOf(code, name)))
  })
  if (found === 0) throw new Error('no function becomes a text')
  return changed
}

/** Source of a function of a module. Its end is the first line that is a brace alone. */
function functionOf(code: string, name: string): string {
  const source = new RegExp(`^function ${name}\\([^]*?^\\}$`, 'm').exec(code)?.[0]
  if (source === undefined) throw new Error(`${name} is no function of the module`)
  return source
}

const exported = 'export default '

function shortText(source: string): string {
  const { code, errors } = minifySync('starter.js', exported + source, { module: true })
  if (errors.length > 0 || !code.startsWith(`${exported}function`)) throw new Error('a starter cannot be minified')
  return code.slice(exported.length).replace(/;$/, '')
}
