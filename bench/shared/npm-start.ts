import { resolve } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

/** What `npm start` sets for the process of the product, which every process of the benches gets as well. */
export const npmStart = settingsIn(manifest.scripts.start)

interface StartSettings {
  environment: Record<string, string>
  /** Arguments of Node itself. */
  nodeArgs: string[]
}

/** Reads variables and arguments of Node from a command such as `A=1 exec node --flag main.js`. A folder becomes an absolute path. */
export function settingsIn(command: string): StartSettings {
  const words = command.split(' ')
  const node = words.indexOf('node')
  const variables = words.slice(0, node).filter((word) => word.includes('='))
  return {
    environment: Object.fromEntries(
      variables.map((word) => {
        const [name = '', value = ''] = word.split('=')
        return [name, value.includes('/') ? resolve(root, value) : value]
      }),
    ),
    nodeArgs: words.slice(node + 1, -1),
  }
}
