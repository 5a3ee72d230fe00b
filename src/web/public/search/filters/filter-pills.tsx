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

const pillClass =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-3.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

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
              pillClass,
              pill.count === 0 && pill.value !== value && 'border-dashed bg-transparent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={pill.value ?? ''}
              checked={pill.value === value}
              onChange={() => onChoose(pill.value)}
              className="sr-only"
            />
            <FilterCount label={pill.label} count={pill.count} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
