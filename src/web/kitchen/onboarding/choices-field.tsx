import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/theme/class-names.ts'
import { Checkbox } from '#web/ui/fields/choice.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'

interface ChoicesFieldProps<Value extends string> {
  /** Id of the first box. */
  id: string
  label: string
  hint?: ReactNode
  required?: boolean
  error: string | undefined
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  /** The values in the order of the options. */
  onChange: (chosen: Value[]) => void
  /** The last box was left, or one was pressed. */
  onTouch: () => void
}

/** Any of a few, all in sight. */
export function ChoicesField<Value extends string>(props: ChoicesFieldProps<Value>) {
  const { id, label, hint, required, error, options, chosen, onChange, onTouch } = props
  const ownId = useId()
  const describedBy = [hint ? `${ownId}-hint` : '', error ? `${ownId}-error` : ''].filter(Boolean).join(' ')
  const toggle = (value: Value, isChosen: boolean) => {
    onChange(
      options.map((option) => option.value).filter((each) => (each === value ? isChosen : chosen.includes(each))),
    )
    onTouch()
  }
  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className={classNames('font-medium', required && 'required-mark')}>{label}</legend>
      {hint && (
        <p id={`${ownId}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
        {options.map((option, at) => (
          <Checkbox
            key={option.value}
            id={at === 0 ? id : undefined}
            label={option.label}
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={at === options.length - 1 ? onTouch : undefined}
          />
        ))}
      </div>
      <FieldError id={`${ownId}-error`} text={error} />
    </fieldset>
  )
}
