import { m } from '#messages'
import type { Traps } from './use-traps.ts'

/** A field that programs fill in. Nobody sees it, reaches it by keyboard or hears of it. */
export function TrapField({ traps: { field } }: { traps: Traps }) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {m.enquiry_website()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" {...field} />
      </label>
    </div>
  )
}
