import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { controlClass, Field, splitField, type FieldProps } from './field.tsx'

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'required' | 'id'>
type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'required' | 'id'>

/** One line of text. Takes what a form gives its control. */
export function TextField(props: InputProps) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <input type="text" {...control} {...wiring} className={classNames(controlClass, control.className)} />
      )}
    </Field>
  )
}

export function TextArea(props: AreaProps) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea rows={4} {...control} {...wiring} className={classNames(controlClass, 'py-3', control.className)} />
      )}
    </Field>
  )
}

/** Whole numbers typed on a number pad; a text input, because `type=number` loses what it cannot read and changes by wheel. */
export function NumberField(props: InputProps) {
  return (
    <TextField
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      {...props}
      className={classNames('figures', props.className)}
    />
  )
}

/** A day, `yyyy-mm-dd`, with the calendar of the device. */
export function DateField(props: InputProps) {
  return <TextField {...props} type="date" className={classNames('figures', props.className)} />
}

/** A time of day, `hh:mm`. */
export function TimeField(props: InputProps) {
  return <TextField {...props} type="time" className={classNames('figures', props.className)} />
}
