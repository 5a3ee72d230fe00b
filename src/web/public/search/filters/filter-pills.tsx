import { classNames } from '#web/ui/theme/class-names.ts'
import { FilterCount } from './filter-count.tsx'

export interface Pill<Value> {
  value: Value
  label: string
  count: number | undefined
}

interface FilterPillsProps<Value> {
  label: string
  name: string
  /** The choice that filters nothing. */
  any: string
  pills: readonly Pill<Value>[]
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** One of a few choices, all in sight, each with the number of caterers that it leaves. */
export function FilterPills<Value extends number | string>({
  label,
  name,
  any,
  pills,
  value,
  onChoose,
}: FilterPillsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[{ value: undefined, label: any, count: undefined }, ...pills].map((pill) => (
          <label
            key={pill.label}
            className={classNames(
              'filter-pill',
              pill.count === 0 && pill.value !== value && 'border-dashed bg-transparent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={pill.value ?? ''}
              checked={pill.value === value}
              onChange={() => onChoose(pill.value)}
            />
            <FilterCount label={pill.label} count={pill.count} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
