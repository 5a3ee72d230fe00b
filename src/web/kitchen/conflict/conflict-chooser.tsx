import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { RadioGroup } from '#web/ui/fields/choice.tsx'
import { firstChoice, type ConflictField, type Side } from './conflict.ts'

interface ConflictChooserProps {
  /** Start of the names of its controls. */
  id: string
  /** What was changed elsewhere, by its name. */
  name: string
  fields: readonly ConflictField[]
  /** Hears whose value is kept of each field. */
  onChoose: (sides: Readonly<Record<string, Side>>) => void
}

/** Both values of each detail that was changed elsewhere too, to choose from. Mount it anew for another version. */
export function ConflictChooser({ id, name, fields, onChoose }: ConflictChooserProps) {
  const [chosen, setChosen] = useState(() => firstChoice(fields))
  const [asked, setAsked] = useState(false)
  const keepAll = (side: Side) => onChoose(Object.fromEntries(fields.map(({ field }) => [field, side])))
  const keep = () => {
    const sides = fields.flatMap(({ field }) => (chosen[field] ? [[field, chosen[field]] as const] : []))
    if (sides.length < fields.length) return setAsked(true)
    onChoose(Object.fromEntries(sides))
  }
  return (
    <section
      aria-label={m.conflict_title({ name })}
      className="rounded-box border border-marigold-ink bg-marigold-wash p-4"
    >
      <p className="font-semibold break-words text-marigold-ink">{m.conflict_title({ name })}</p>
      <p className="text-marigold-ink">{m.conflict_text()}</p>
      <div className="mt-3 flex flex-col gap-4">
        {fields.map(({ field, label, mine, theirs }) => (
          <RadioGroup
            key={field}
            name={`${id}-${field}`}
            label={label}
            value={chosen[field] ?? ''}
            error={asked && chosen[field] === undefined ? m.conflict_needed() : undefined}
            // The options are the sides.
            onChange={(side) => setChosen((before) => ({ ...before, [field]: side as Side }))}
            options={[
              { value: 'mine', label: <Value of={m.conflict_mine()} text={mine} /> },
              { value: 'theirs', label: <Value of={m.conflict_theirs()} text={theirs} /> },
            ]}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="brand" onClick={keep}>
          {m.conflict_keep()}
        </Button>
        {fields.length > 1 && (
          <>
            <Button onClick={() => keepAll('mine')}>{m.conflict_all_mine()}</Button>
            <Button onClick={() => keepAll('theirs')}>{m.conflict_all_theirs()}</Button>
          </>
        )}
      </div>
    </section>
  )
}

function Value({ of, text }: { of: string; text: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-sm text-ink-soft">{of}</span>
      <span className="break-words whitespace-pre-line">{text || m.conflict_nothing()}</span>
    </span>
  )
}
