import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../../../build/id')

/** Returns what the build named itself; 'development' where nothing was built. */
export function buildId(): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'development'
  }
}
