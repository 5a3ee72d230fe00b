/** The text of an answer from outside; rejects when it is longer than any honest one, and does not read it to its end. */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new RangeError('answer too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
