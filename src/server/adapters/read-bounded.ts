/** The text of an answer from outside, bounded as {@link readBoundedBytes}. */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  return (await readBoundedBytes(response, maxBytes)).toString('utf8')
}

/** The bytes of an answer from outside; rejects when it is longer than any honest one, and does not read it to its end. */
export async function readBoundedBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new RangeError('answer too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
