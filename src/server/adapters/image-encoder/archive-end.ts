/** Programs that read archives look for their end so far from the end of a file. */
const tail = 66_000

/** Reports whether a program that reads archives would find the end of one in a file. */
export function hasArchiveEnd(bytes: Buffer): boolean {
  return bytes.includes('PK\x05\x06', Math.max(0, bytes.length - tail), 'latin1')
}
