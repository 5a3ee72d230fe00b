import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { controlClass, Field, splitField, type FieldProps } from './field.tsx'

export interface Option {
  value: string
  label: string
  /** When the label is in another language than the page. */
  lang?: string
  disabled?: boolean
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'id' | 'children'> & {
    options: readonly Option[]
    /** The empty choice, when there may be none. */
    placeholder?: string
  }

/** The device's own list: it works without script and is at its best on a phone. */
export function SelectField({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...control}
            {...wiring}
            className={classNames(controlClass, 'appearance-none pr-10', control.className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={20} className="select-mark" />
        </span>
      )}
    </Field>
  )
}
