/**
 * The fewest steps that still fail, found by leaving out ever smaller parts; at most `budget` tries. What failed once and not again,
 * as races do, stays as it was.
 */
export async function shrink(
  steps: readonly number[],
  fails: (steps: readonly number[]) => Promise<boolean>,
  budget = 60,
): Promise<readonly number[]> {
  let kept = steps
  let left = budget
  for (let size = Math.ceil(kept.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length && left > 0;) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)]
      left -= 1
      if (fewer.length > 0 && (await fails(fewer))) kept = fewer
      else from += size
    }
  }
  return kept
}
