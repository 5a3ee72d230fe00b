/** Letters of a text that are compared; the rest is not looked at. */
export const comparedLength = 63

/** Rows of the table below, kept because it is filled thousands of times for one lookup. */
let beforeLast = new Uint8Array(64)
let last = new Uint8Array(64)
let current = new Uint8Array(64)

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour: against the whole word and against
 * the best beginning of it, for a word half typed. Above `most` the numbers only say that it is too many.
 */
export function editDistance(typedText: string, wordText: string, most: number): { whole: number; start: number } {
  const typed = typedText.slice(0, comparedLength)
  const word = wordText.slice(0, comparedLength)
  const width = word.length + 1
  for (let column = 0; column < width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    let best = (current[0] = row)
    for (let column = 1; column < width; column++) {
      const same = typed[row - 1] === word[column - 1]
      let count = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) count = Math.min(count, at(beforeLast, column - 2) + 1)
      current[column] = count
      if (count < best) best = count
    }
    if (best > most) return { whole: best, start: best }
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let start = typed.length
  for (let column = 0; column < width; column++) start = Math.min(start, at(last, column))
  return { whole: at(last, width - 1), start }
}

function at(row: Uint8Array, column: number): number {
  // Columns lie within a word of at most 63 letters, and rows hold 64.
  return row[column] as number
}
