import { print } from '../shared/table.ts'
import type { Visit } from './bystander.ts'

export interface Aim {
  what: string
  isMet: boolean
  /** The figure that was measured. */
  measured: string
}

export function printAims(aims: readonly Aim[]): void {
  print('Aims')
  for (const { what, isMet, measured } of aims) print(`  ${isMet ? 'met    ' : 'NOT met'}  ${what}: ${measured}`)
  print(`${aims.filter(({ isMet }) => isMet).length} of ${aims.length} aims met`)
}

export function seconds(ms: number | undefined): string {
  return ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`
}

/** How often each value occurs, the most frequent first, such as `201 × 90, 429 too_many_requests × 4`. */
export function tally(values: readonly (string | number)[]): string {
  const times = new Map<string | number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return (
    [...times]
      .toSorted(([, a], [, b]) => b - a)
      .map(([value, n]) => `${value} × ${n}`)
      .join(', ') || 'none'
  )
}

/** Visits that were answered, in the order of their answers. */
export function answered(visits: readonly Visit[]): Required<Visit>[] {
  return visits
    .filter((visit): visit is Required<Visit> => visit.answeredAt !== undefined && visit.status !== undefined)
    .toSorted((a, b) => a.answeredAt - b.answeredAt)
}
