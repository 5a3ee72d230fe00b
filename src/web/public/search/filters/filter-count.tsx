import { m } from '#messages'

interface FilterCountProps {
  label: string
  /** Count of caterers with this choice; undefined while it is unknown. */
  count: number | undefined
}

/** A choice with its count of caterers; one without matches is muted and says so. */
export function FilterCount({ label, count }: FilterCountProps) {
  if (count === undefined) return label
  const spoken = count === 0 ? m.search_count_none_spoken({ label }) : m.search_count_some_spoken({ label, count })
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden className={count === 0 ? 'text-ink-soft' : undefined}>
        {`${label} `}
        <span className="filter-count">{count === 0 ? m.search_count_zero() : count}</span>
      </span>
    </>
  )
}

/** As {@link FilterCount}, for the lines of a select. */
export function countedLabel(label: string, count: number | undefined): string {
  if (count === undefined) return label
  return count === 0 ? m.search_count_none({ label }) : m.search_count({ label, count })
}

/** The number of a choice among those that were counted. */
export function countOf<Value>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
): number | undefined {
  return counts?.find((counted) => counted.value === value)?.count
}
