import { print, printTable } from '../shared/table.ts'
import { targetNames, type Target } from './bystander.ts'
import type { Attack, Course } from './overload.ts'
import { answered, seconds, tally, type Aim } from './report.ts'

/** Prints who was answered when in an attack, and returns what it was meant to show. */
export function reportAttack({ name, sockets, requestsPerSocket, reads }: Attack, course: Course): Aim[] {
  const { responses, visits, closedAt, againAt, leftOpen, workAfterwards, largestMb } = course
  print(`${name}: ${sockets} sockets × ${requestsPerSocket} requests, closed after ${seconds(closedAt)}`)
  const rows = targetNames.map((target) => {
    const own = visits.filter((visit) => visit.target === target && visit.askedAt >= 0)
    return row(target, own.length, answered(own))
  })
  printTable([
    ['client', 'asked', 'answered', 'first at', 'last at', 'longest', 'statuses'],
    row(
      'attacker',
      sockets * requestsPerSocket,
      responses.map(({ at, status }) => ({ askedAt: 0, answeredAt: at, status })),
    ),
    ...rows,
  ])
  printSeconds(course)
  print(
    `  bystander answered again ${againAt === undefined ? 'not within four minutes' : `${seconds(againAt - closedAt)} after the sockets were closed`}; ` +
      `${workAfterwards.toFixed(1)} s of processor time used; ${reads ? '' : `${leftOpen} sockets left open; `}largest memory ${largestMb.toFixed(0)} MB`,
  )
  print()
  return reads ? [answeredDuringAttack(name, course)] : [answeredDuringAttack(name, course), cutOff(name, course)]
}

function row(client: string, asked: number, got: readonly { askedAt: number; answeredAt: number; status: number }[]) {
  const last = got.at(-1)?.answeredAt
  const longest = got.length > 0 ? Math.max(...got.map(({ askedAt, answeredAt }) => answeredAt - askedAt)) : undefined
  return [
    client,
    String(asked),
    String(got.length),
    seconds(got[0]?.answeredAt),
    seconds(last),
    client === 'attacker' ? '' : seconds(longest),
    tally(got.map(({ status }) => status)),
  ]
}

/** Answers in every second of the attack; seconds like the one before them are left out. */
function printSeconds({ responses, visits, closedAt, againAt }: Course): void {
  const all = answered(visits)
  const inSecond = (n: number, at: number) => Math.floor(at / 1_000) === n
  const counts = (n: number) => [
    responses.filter(({ at }) => inSecond(n, at)).length,
    ...targetNames.map(
      (target) => all.filter((visit) => visit.target === target && inSecond(n, visit.answeredAt)).length,
    ),
  ]
  const end = Math.ceil((againAt ?? closedAt) / 1_000) + 1
  const rows: string[][] = []
  for (let n = 0; n < end; n++) {
    const cells = counts(n).map(String)
    const before = rows.at(-1)
    if (before && before.slice(1).join() === cells.join()) before[0] = `${before[0]?.split('–')[0]}–${n}`
    else rows.push([String(n), ...cells])
  }
  printTable([['answers in second', 'attacker', ...targetNames], ...rows])
}

/** A page and a search that were asked for during the attack were answered before it ended. */
function answeredDuringAttack(name: string, { visits, closedAt }: Course): Aim {
  const first = (target: Target) =>
    answered(visits).find((visit) => visit.target === target && visit.askedAt >= 0 && visit.status === 200)?.answeredAt
  const [page, search] = [first('page'), first('search')]
  const isIn = (at: number | undefined) => at !== undefined && at <= closedAt
  return {
    what: `${name}: page and search of another client answered before the attack ended`,
    isMet: isIn(page) && isIn(search),
    measured: `page ${seconds(page)}, search ${seconds(search)} after it began`,
  }
}

function cutOff(name: string, { leftOpen }: Course): Aim {
  return {
    what: `${name}: no socket that never reads is left open`,
    isMet: leftOpen === 0,
    measured: `${leftOpen} left open`,
  }
}
