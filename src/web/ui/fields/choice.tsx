import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

const boxClass = 'size-5 shrink-0 accent-leaf'

/** A yes or no. The whole row is the target. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <div className={className}>
      <label
        htmlFor={boxId}
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <input
          type="checkbox"
          id={boxId}
          className={boxClass}
          aria-describedby={
            [hint ? `${boxId}-hint` : '', error ? `${boxId}-error` : ''].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${boxId}-hint`} className="pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${boxId}-error`} text={error} />
    </div>
  )
}

/** On or off immediately, such as a filter; read out as a switch. */
export function Switch({ label, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classNames('switch-label', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
      <input type="checkbox" role="switch" className="peer sr-only" {...rest} />
      <span aria-hidden className="switch" />
      <span>{label}</span>
    </label>
  )
}

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps {
  label: string
  name: string
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string
  onChange?: (value: string) => void
  error?: string | undefined
  hideLabel?: boolean
  /** Side by side instead of one below the other. */
  inline?: boolean
}

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  hideLabel,
  inline,
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className={inline ? 'flex flex-wrap gap-2' : 'flex flex-col gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-box border border-line-strong bg-surface px-4 py-2 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={boxClass}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className="flex flex-col">
              {option.label}
              {option.hint && <span className="text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
