import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { useSteady } from './use-steady.ts'

/** What every field has. */
export interface FieldProps {
  label: string
  hint?: ReactNode
  /** What to do about it; shown beside the field and read with it. */
  error?: string | undefined
  required?: boolean
  /** For a field whose place says what it is; still read out. */
  hideLabel?: boolean
  id?: string
  /** Look of the whole field, such as its width. */
  fieldClassName?: string
}

/** Goes onto the control itself. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Splits what belongs to the field from what belongs to the control. */
export function splitField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, required, hideLabel, id, fieldClassName, ...control } = props
  return { field: { label, hint, error, required, hideLabel, id, fieldClassName } as FieldProps, control }
}

/** Label above, hint and error below, wired to the control that `children` draws. */
export function Field({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  fieldClassName,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('field', fieldClassName)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : classNames('font-medium', required && 'required-mark')}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  )
}

/** The sentence that says what is wrong; announced when it appears. It comes and goes only while nothing is being pressed. */
export function FieldError({ id, text: wanted }: { id: string; text: string | undefined }) {
  const text = useSteady(wanted)
  return (
    <p
      id={id}
      aria-live="polite"
      className={text ? 'flex items-start gap-1.5 text-sm font-medium text-danger' : 'sr-only'}
    >
      {text && <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />}
      {text}
    </p>
  )
}

export const controlClass = 'control'
