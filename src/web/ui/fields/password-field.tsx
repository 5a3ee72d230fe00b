import { useState, type ComponentProps } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'
import { controlClass, Field, splitField, type FieldProps } from './field.tsx'

/** A password with a Show/Hide toggle. Say `autoComplete`: 'current-password' or 'new-password'. */
export function PasswordField(props: FieldProps & Omit<ComponentProps<'input'>, 'required' | 'id' | 'type'>) {
  const { field, control } = splitField(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlClass, 'pr-18', control.className)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 my-auto min-h-11 min-w-16 rounded-box px-3 text-sm font-semibold text-leaf"
          >
            {shown ? m.ui_hide_password() : m.ui_show_password()}
          </button>
        </span>
      )}
    </Field>
  )
}
