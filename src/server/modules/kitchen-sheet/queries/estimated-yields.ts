import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EstimatedYields } from '../domain/settings.ts'

const file = join(import.meta.dirname, '../../../../../db/kitchen/yields.json')

/** What a portion of each kind of dish takes, as Pangat estimated it. */
export function estimatedYields(): EstimatedYields {
  return JSON.parse(readFileSync(file, 'utf8')) as EstimatedYields
}
