import type { AuditedAct } from '#contract/endpoints/approval.ts'
import { m } from '#messages'

/** What an act changed, a line for each field. */
export function changesOf({ before = {}, after = {} }: Pick<AuditedAct, 'before' | 'after'>): string[] {
  return Object.keys({ ...before, ...after }).map((field) =>
    field in before
      ? m.office_audit_change({ field, before: textOf(before[field]), after: textOf(after[field]) })
      : m.office_audit_set({ field, after: textOf(after[field]) }),
  )
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return '–'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}
