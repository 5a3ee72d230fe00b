/** Returns a pattern that finds any of the words as whole ones, in every script. Blanks in the list separate, `_` is a blank in a word. */
export function anyWord(list: string): RegExp {
  const words = list
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
  const pattern = words.map((word) => word.replaceAll('_', String.raw`[\s-]*`)).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}])`, 'iu')
}
