import { Plus, X } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import type { NoticeRow } from './terms-fields.ts'

interface NoticeRowsProps {
  id: string
  rows: readonly NoticeRow[]
  error: string | undefined
  onChange: (rows: readonly NoticeRow[]) => void
  onLeave: () => void
}

/** Days of notice by number of guests: the first row is for any number, each further one for more guests. */
export function NoticeRows({ id, rows, error, onChange, onLeave }: NoticeRowsProps) {
  const put = (at: number, change: Partial<NoticeRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears which of its fields was left
    <fieldset id={id} tabIndex={-1} onBlur={onLeave} aria-describedby={`${id}-error`}>
      <legend className="font-medium">{m.calendar_notice()}</legend>
      <p className="mb-3 text-sm text-ink-soft">{m.calendar_notice_hint()}</p>
      <ul className="flex flex-col gap-3">
        {rows.map(({ fromGuests, days }, at) => (
          // Rows have no names of their own, and only the last one is removed or added.
          <li key={at} className="flex items-end gap-3">
            <NumberField
              label={m.calendar_notice_guests()}
              fieldClassName="flex-1"
              readOnly={at === 0}
              value={fromGuests}
              onChange={(event) => put(at, { fromGuests: onlyDigits(event.target.value) })}
            />
            <NumberField
              label={m.calendar_notice_days()}
              fieldClassName="flex-1"
              value={days}
              onChange={(event) => put(at, { days: onlyDigits(event.target.value) })}
            />
            {at > 0 && at === rows.length - 1 ? (
              <IconButton
                label={m.calendar_notice_remove()}
                icon={<X aria-hidden size={20} />}
                onClick={() => onChange(rows.slice(0, -1))}
              />
            ) : (
              <span className="w-11 shrink-0" />
            )}
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} text={error} />
      {rows.length < limits.calendar.noticeSteps && (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => onChange([...rows, { fromGuests: '', days: rows.at(-1)?.days ?? '' }])}
        >
          {m.calendar_notice_add()}
        </Button>
      )}
    </fieldset>
  )
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 5)
}
