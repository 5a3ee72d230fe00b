/** The beginning of a text, at most `length` characters, cut at a word's end where one is near; undefined when all of it fits. */
export function cutText(text: string, length: number): string | undefined {
  if (text.length <= length) return undefined
  const end = text.lastIndexOf(' ', length)
  return text.slice(0, end > length - 20 ? end : length).replace(/[\s.,;·–-]+$/, '')
}
