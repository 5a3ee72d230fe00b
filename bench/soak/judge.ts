import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import { median, percentile } from '../shared/statistics.ts'
import { figure } from '../shared/table.ts'
import type { Aim } from '../siege/report.ts'
import type { Sample } from './sampler.ts'

/** The samples of a run in three parts, by the median of each figure. */
export interface Phases {
  start: Sample
  middle: Sample
  end: Sample
  /** The worst of each figure in all samples. */
  worst: Sample
  table: readonly (readonly string[])[]
}

const figures: Record<keyof Sample, string> = {
  residentMb: 'resident memory, MB',
  heapMb: 'heap in use, MB',
  handles: 'open handles',
  eventLoopP99Ms: 'event-loop delay p99, ms',
  connections: 'connections to the database',
  waiting: 'waiting for a connection',
  oldestDueSeconds: 'oldest due work, s',
  abandoned: 'abandoned work',
}

export function phasesOf(samples: readonly Sample[]): Phases {
  if (samples.length < 3) throw new Error('a soak needs at least three samples')
  const third = Math.floor(samples.length / 3)
  const start = summary(samples.slice(0, third), median)
  const middle = summary(samples.slice(third, -third), median)
  const end = summary(samples.slice(-third), median)
  const worst = summary(samples, (values) => Math.max(...values))
  const rows = namesOfFigures.map((name) => [
    figures[name],
    ...[start, middle, end, worst].map((phase) => figure(phase[name])),
  ])
  return { start, middle, end, worst, table: [['', 'first third', 'middle', 'last third', 'worst'], ...rows] }
}

// The keys of the record are those of a sample.
const namesOfFigures = Object.keys(figures) as (keyof Sample)[]

function summary(samples: readonly Sample[], of: (values: number[]) => number): Sample {
  const entries = namesOfFigures.map((name) => [name, of(samples.map((sample) => sample[name]))])
  return Object.fromEntries(entries) as Sample & object
}

/** Says what of a soak is as it should be. Memory is judged from the middle on: caches fill before. */
export function judge({
  phases: { middle, end, worst },
  times,
  missed,
  statuses,
  isEmbedded,
}: {
  phases: Phases
  times: readonly number[]
  missed: number
  statuses: ResponseStatuses
  isEmbedded: boolean
}): Aim[] {
  const rejected = statuses.problem()
  const growth = end.residentMb / middle.residentMb
  return [
    {
      what: 'at most 0.1 % of the responses are 429 or 503',
      isMet: rejected === undefined,
      measured: rejected ?? 'so',
    },
    { what: 'every act was begun', isMet: missed === 0, measured: `${missed} were not` },
    {
      what: 'acts end within 500 ms at p99',
      isMet: percentile(times, 0.99) <= 500,
      measured: `p50 ${figure(percentile(times, 0.5))} ms, p99 ${figure(percentile(times, 0.99))} ms of ${times.length}`,
    },
    {
      what: 'resident memory grows by at most 10 % from the middle to the end',
      isMet: growth <= 1.1,
      measured: `${figure(growth)} ×`,
    },
    {
      what: 'open handles grow by at most 20 % from the middle to the end',
      isMet: end.handles <= 1.2 * middle.handles,
      measured: `${middle.handles} to ${end.handles}`,
    },
    {
      what: 'at most 11 connections to the database',
      isMet: isEmbedded || worst.connections <= 11,
      measured: isEmbedded ? 'embedded' : figure(worst.connections),
    },
    {
      what: 'no due work is older than two minutes',
      isMet: worst.oldestDueSeconds <= 120,
      measured: `${figure(worst.oldestDueSeconds)} s`,
    },
    { what: 'no work is abandoned', isMet: worst.abandoned === 0, measured: figure(worst.abandoned) },
  ]
}
