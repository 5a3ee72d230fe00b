/**
 * Data of a loader as one text. React Router numbers every value of what a loader returns and names it by its number wherever it stands;
 * such numbers compress badly, and undefined values have some, too. For pages with much data.
 */
export type DataText<Data> = string & { readonly of?: Data }

/** What was written or read last: a server renders what it wrote a moment ago, and the parts of a page read the same text. */
let last: { text: string; data: unknown } | undefined

/** Returns data as a text, without what is undefined: not for data in which that is another thing than missing. */
export function toDataText<Data>(data: Data): DataText<Data> {
  const text = requoted(JSON.stringify(data))
  last = { text, data }
  return text
}

/** Returns data of a text, which must not be changed: it is the same object for all who read the text one after the other. */
export function fromDataText<Data>(text: DataText<Data>): Data {
  if (last?.text !== text) last = { text, data: JSON.parse(requoted(text)) }
  // Written by `toDataText` of this type.
  return last.data as Data
}

/** Swaps double quotes and backticks: a text in the HTML escapes the former. Its own inverse. JSON escapes the character between. */
function requoted(text: string): string {
  return text.replaceAll('`', '\0').replaceAll('"', '`').replaceAll('\0', '"')
}
