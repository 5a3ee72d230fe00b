import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const deployed = join(import.meta.dirname, '../../deploy/cluster')

/** Path of a file of deploy/cluster. */
export function deployedFile(name: string): string {
  return join(deployed, name)
}

/**
 * Writes a file of deploy/cluster with its values filled in, readable to its owner alone, and returns its path.
 * @throws when a value is missing, or given and not asked for
 */
export function fillIn(name: string, values: Readonly<Record<string, string | number>>, target: string): string {
  const unused = new Set(Object.keys(values))
  // Comments name variables as well.
  const lines = readFileSync(deployedFile(name), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*[#;]/.test(line))
  const filled = lines.join('\n').replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => {
    const value = values[variable]
    if (value === undefined) throw new Error(`${name} asks for ${variable}, which is not given`)
    unused.delete(variable)
    return String(value)
  })
  if (unused.size > 0) throw new Error(`${name} does not ask for ${[...unused].join(', ')}`)
  writeFileSync(target, filled, { mode: 0o600 })
  return target
}
