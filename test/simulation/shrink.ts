/**
 * Returns the fewest steps that still fail, found by leaving out smaller and smaller parts in at most `budget` tries. A failure that
 * does not repeat, as of a race, keeps all its steps.
 */
export async function shrink(
  steps: readonly number[],
  fails: (steps: readonly number[]) => Promise<boolean>,
  budget = 60,
): Promise<readonly number[]> {
  let shrunk = steps
  let left = budget
  for (let size = Math.ceil(shrunk.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shrunk.length && left > 0;) {
      const fewer = [...shrunk.slice(0, from), ...shrunk.slice(from + size)]
      left -= 1
      if (fewer.length > 0 && (await fails(fewer))) shrunk = fewer
      else from += size
    }
  }
  return shrunk
}
