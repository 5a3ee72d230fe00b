import type { Plugin } from 'vite'

/**
 * Changes modules, as they are written, on their way into the scripts of browsers; while developing they stay as they are. `change`
 * returns undefined for a module that it leaves.
 */
export function changeBrowserModules(
  name: string,
  change: (code: string, id: string) => string | undefined,
): Plugin {
  return {
    name: `pangat:${name}`,
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: change,
  }
}
