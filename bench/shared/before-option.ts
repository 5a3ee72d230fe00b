import { parseArgs } from 'node:util'

/** Returns the commit that `--before` names among the arguments of a bench, or undefined. */
export function beforeOption(args: readonly string[] = process.argv.slice(2)): string | undefined {
  const { before } = parseArgs({
    args: [...args],
    options: { before: { type: 'string' }, write: { type: 'boolean' } },
  }).values
  if (before === '') throw new Error('--before names no commit')
  return before
}
