/** Loads what reads a pasted list, which no page needs before. */
export async function loadParser() {
  return (await import('./parse/parse-list.ts')).parseList
}
