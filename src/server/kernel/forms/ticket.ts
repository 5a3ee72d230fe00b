import { drawCharacters } from '../ids.ts'

/** Returns a number that people can read out, such as 'PGC-7K3QX'. 28 million of each kind, so whoever stores one tries another when it is taken. */
export function newTicket(prefix: 'PGE' | 'PGC'): string {
  return `${prefix}-${drawCharacters(5)}`
}
