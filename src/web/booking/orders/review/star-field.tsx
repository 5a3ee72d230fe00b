import { useId, useState } from 'react'
import { m } from '#messages'
import { FieldError } from '#web/ui/fields/field.tsx'
import { Stars } from '#web/ui/display/stars.tsx'

/** 0.5 to 5 in half stars. */
const ratings = Array.from({ length: 10 }, (_, at) => (at + 1) / 2)

interface StarFieldProps {
  label: string
  value: number | undefined
  onChange: (rating: number) => void
  error: string | undefined
}

/** Five stars of which half ones count: a group of radios, so that arrow keys move between them, drawn as one row. */
export function StarField({ label, value, onChange, error }: StarFieldProps) {
  const id = useId()
  const [hovered, setHovered] = useState<number>()
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-chosen ${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-medium required-mark">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div
          className="relative w-fit rounded-box has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          onPointerLeave={() => setHovered(undefined)}
        >
          <Stars rating={hovered ?? value ?? 0} size={44} />
          <div className="absolute inset-0 grid grid-cols-10">
            {ratings.map((rating) => (
              <label key={rating} className="relative h-full cursor-pointer" onPointerEnter={() => setHovered(rating)}>
                <input
                  type="radio"
                  name={`${id}-rating`}
                  value={rating}
                  checked={value === rating}
                  onChange={() => onChange(rating)}
                  className="sr-only"
                />
                <span className="sr-only">{m.review_stars({ rating })}</span>
              </label>
            ))}
          </div>
        </div>
        <p id={`${id}-chosen`} className="figures min-h-6 text-ink-soft">
          {value === undefined ? m.review_stars_none() : m.review_stars({ rating: value })}
        </p>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
