/**
 * Data of a loader as one text. React Router numbers every value of what a loader returns and names it by its number wherever it stands;
 * such numbers compress badly, and undefined values have some, too. For pages with much data.
 */
export type DataText<Data> = string & { readonly of?: Data }

/** Returns data as a text, without what is undefined: not for data in which that is another thing than missing. Pure. */
export function toDataText<Data>(data: Data): DataText<Data> {
  return requoted(JSON.stringify(data))
}

/** What was read last: the parts of a page read the same text one after the other. */
let last: { text: string; data: unknown } | undefined

/** Returns data of a text, the same object for the same text, which must not be changed. */
export function fromDataText<Data>(text: DataText<Data>): Data {
  if (last?.text !== text) last = { text, data: JSON.parse(requoted(text)) }
  // Written by `toDataText` of this type.
  return last.data as Data
}

/** Swaps double quotes and backticks: a text in the HTML escapes the former. Its own inverse. JSON escapes the character between. */
function requoted(text: string): string {
  return text.replaceAll('`', '\0').replaceAll('"', '`').replaceAll('\0', '"')
}
