import { randomOf, type Random } from '#db/world/random.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anOrder, ordering } from './acts.ts'
import { life } from './acts-of-life.ts'
import { foundWrong, settle } from './quiet.ts'
import { openTown, type Town } from './town.ts'

/** What is walked: everything that happens follows from it. */
export interface Walk {
  seed: number
  steps: number
  /** The steps that are taken, by number; all when missing. The others are left out, which changes no choice of those that remain. */
  only?: readonly number[] | undefined
}

export interface Walked {
  /** One line for every step. */
  story: string[]
  /** What is wrong in the end; nothing when all is well. */
  wrong: string | undefined
  /** How often each move of an order was made, and how often changes retained money or used it. */
  moves: Record<string, number>
}

const acts = { ...ordering, ...life }
const names = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

/** Lets a town live for so many steps, looks after each whether every promise holds, and in the end whether all comes to rest. */
export async function walk({ seed, steps, only }: Walk): Promise<Walked> {
  const town = await openTown(seed % 2 === 0 ? 'v1' : 'v2')
  const story: string[] = []
  const paid = new Set<string>()
  try {
    for (let step = 1; step <= steps; step++) {
      if (only && !only.includes(step)) continue
      const random = randomOf('simulation', seed, step)
      const wrong = await one(town, random, (line) => story.push(`${step} ${line}`)).catch(wordsOf)
      const found = wrong ?? (await foundWrong(town, paid))
      if (found !== undefined) return { story, wrong: found, moves: {} }
    }
    await settle(town)
    const wrong = (await foundWrong(town, paid, { atRest: true })) ?? town.statuses.problem()
    return { story, wrong, moves: await movesIn(town) }
  } finally {
    await town.close()
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'something that is no error was thrown'
}

/** A step: mostly one thing, sometimes several at once, sometimes a death in the midst of them and a new process afterwards. */
async function one(town: Town, random: Random, tell: (line: string) => void): Promise<undefined> {
  const kind = random.next()
  const dies = kind >= 0.94
  const many = kind >= 0.82 && kind < 0.97 ? random.int(2, 4) : 1
  const choices = Array.from({ length: many }, (_, i) => derived(random, i))
  const when = random.pick(['before', 'after'] as const)
  // Mostly they get in each other's way.
  if (many > 1 && random.chance(0.6)) town.focus = (await anOrder(town, random))?.id
  if (dies) town.fate.dieIn(random.int(1, 4), when)
  const outcomes = await Promise.allSettled(choices.map((own) => doing(town, own)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  const lines = outcomes.map(resultOf)
  town.focus = undefined
  const died = town.fate.isDead()
  tell(`${lines.join(' | ')}${died ? ` | killed ${when} a commit` : ''}`)
  if (dies) await town.restart()
  if (failed && !died) throw failed.reason
}

function resultOf(outcome: PromiseSettledResult<string>): string {
  return outcome.status === 'fulfilled' ? outcome.value : wordsOf(outcome.reason)
}

/** Does something; who finds nothing to do so does something else. */
async function doing(town: Town, random: Random): Promise<string> {
  let story = ''
  for (let tries = 0; tries < 5; tries++) {
    const name = random.pick(names)
    const outcome = await acts[name]?.act(town, random).catch((error: unknown) => {
      throw error instanceof Error ? Object.assign(error, { message: `${name}: ${error.message}` }) : error
    })
    story = `${name}: ${outcome}`
    if (outcome !== 'nothing') break
  }
  return story
}

/** Choices of its own for everything that happens at once, so that none hangs on who is quicker. */
function derived(random: Random, i: number): Random {
  return randomOf('act', random.int(0, 2 ** 31), i)
}

async function movesIn({ server }: Pick<Town, 'server'>): Promise<Record<string, number>> {
  const found = await rows<{ move: string; times: number }>(
    server.database.db,
    sql`select coalesce(from_state || ' > ', '') || to_state as move, count(*)::int as times from order_events group by 1
        union all
        select settled.move, count(*)::int from order_changes g,
          lateral (values ('a reduction that retained', g.retained_paise), ('an increase from retained money', g.retained_used_paise)) as settled (move, amount)
        where g.state = 'applied' and settled.amount > 0 group by 1 order by 1`,
  )
  return Object.fromEntries(found.map(({ move, times }) => [move, times]))
}
