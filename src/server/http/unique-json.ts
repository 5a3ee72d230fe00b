/**
 * Reads JSON in which no object names a member twice: of two, one reader takes the first and another the last (RFC 8259, section 4), so a
 * proxy that looks at a body could see another one than we do.
 * @throws SyntaxError
 */
export function parseUniqueJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (membersOf(value) !== membersWritten(text)) throw new SyntaxError('an object names a member twice')
  return value
}

const [quote, backslash, colon] = ['"', '\\', ':'].map((character) => character.charCodeAt(0))

/** How many members are written down in JSON that can be read: each has a colon outside of texts. */
function membersWritten(json: string): number {
  let members = 0
  let isInText = false
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (code === quote) isInText = !isInText
    else if (isInText && code === backslash) i++
    else if (!isInText && code === colon) members++
  }
  return members
}

/** How many members a value has, and all that lies in it. It takes any depth that could be read. */
function membersOf(value: unknown): number {
  let members = 0
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    const parts: unknown[] = Object.values(next)
    if (!Array.isArray(next)) members += parts.length
    for (const part of parts) left.push(part)
  }
  return members
}
