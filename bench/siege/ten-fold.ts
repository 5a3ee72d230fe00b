import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { login } from '#contract/endpoints/identity.ts'
import { addressNumber } from '#test/support/forwarded-address.ts'
import { drawNearbySearches, pathInApi, pathOfPage } from '../reads/searches.ts'
import { percentile } from '../shared/statistics.ts'
import { print } from '../shared/table.ts'
import type { Victim } from './overload.ts'
import { seconds, tally, type Aim } from './report.ts'

/** Requests a second: ten times those of an ordinary busy hour, and far more than two processors can answer. */
const rates = [150, 600]
const clients = 16
const fullMs = 15_000
const overloadMs = 30_000
/** Nobody waits longer for a page. */
const patienceMs = 10_000
/** An answer within this is as fast as in an ordinary hour. */
const normalMs = 100
const longestRecoveryMs = 60_000

interface Answer {
  /** Milliseconds of `performance.now()` at which it was asked for. */
  at: number
  ms: number
  /** 0: none within the patience, or the connection was lost. */
  status: number
}

type Ask = () => Promise<Answer>

/**
 * Ten times the load of a busy hour: rendered pages of a search by a point (60 %), searches (35 %) and sign-ins (5 %), each of a network of
 * its own. First as fast as 16 clients get answers, then 150 and 600 a second whether they are answered or not.
 */
export async function tenFold({ origin, statuses }: Victim): Promise<Aim[]> {
  const agent = new Agent({ keepAlive: true })
  const ask = asker(origin, agent)
  await closedLoop(ask, 5_000)
  const full = await closedLoop(ask, fullMs)
  for (const { status } of full) statuses.count(status, true)
  const usual = accepted(full)
  const atFull = usual.length / (fullMs / 1_000)
  print(`full load, ${clients} clients: ${atFull.toFixed(1)} a second, ${speedOf(usual)}`)
  const aims: Aim[] = []
  for (const rate of rates) {
    const pressed = await openLoop(ask, rate, overloadMs)
    aims.push(...report(rate, pressed, { atFull, recovery: await recoveryOf(origin) }))
  }
  agent.destroy()
  print()
  return aims
}

/** Milliseconds of the answers that were given. */
function accepted(answers: readonly Answer[]): number[] {
  return answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
}

function speedOf(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`
}

function report(
  rate: number,
  pressed: readonly Answer[],
  { atFull, recovery }: { atFull: number; recovery: number | undefined },
): Aim[] {
  const times = accepted(pressed)
  const answered = times.length / (overloadMs / 1_000)
  print(`${rate} a second: ${answered.toFixed(1)} a second, ${speedOf(times)}`)
  print(`  answers: ${tally(pressed.map(({ status }) => status))}`)
  print(`  back below ${normalMs} ms after ${seconds(recovery)}`)
  const others = pressed.filter(({ status }) => status !== 200 && status !== 503)
  const least = 0.8 * Math.min(atFull, rate)
  return [
    {
      what: `at ${rate} a second at least 80 % as many answers as at full load, or as are asked for`,
      isMet: answered >= least,
      measured: `${answered.toFixed(1)} a second`,
    },
    {
      what: `at ${rate} a second nothing but 200 and 503`,
      isMet: others.length === 0,
      measured: tally(others.map(({ status }) => status)),
    },
    {
      what: `at ${rate} a second what is accepted is answered within 2 s at p99`,
      isMet: percentile(times, 0.99) <= 2_000,
      measured: `${percentile(times, 0.99).toFixed(0)} ms`,
    },
    {
      what: `after ${rate} a second back to normal within 10 s`,
      isMet: recovery !== undefined && recovery <= 10_000,
      measured: seconds(recovery),
    },
  ]
}

/** Asks for the next of the mix. */
function asker(origin: string, agent: Agent): Ask {
  const searches = drawNearbySearches('ten-fold', 4_000)
  const body = JSON.stringify({ email: 'caterer@pangat.example', password: 'Pangat2026' })
  let asked = 0
  return () => {
    const n = asked++
    const search = searches[n % searches.length]
    if (!search) throw new Error('there are no searches')
    const headers = { 'x-forwarded-for': addressNumber(2_000_000 + n), 'accept-encoding': 'gzip, deflate, br' }
    if (n % 20 === 19)
      return send(
        origin + login.path,
        { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
        body,
      )
    return send(origin + (n % 20 < 12 ? pathOfPage(search) : pathInApi(search)), { agent, headers })
  }
}

function send(url: string, options: object, body?: string): Promise<Answer> {
  const at = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ at, ms: performance.now() - at, status })
    request(url, { ...options, signal: AbortSignal.timeout(patienceMs) }, (response) => {
      response.on('end', () => end(response.statusCode ?? 0)).on('error', () => end(0))
      response.resume()
    })
      .on('error', () => end(0))
      .end(body)
  })
}

async function closedLoop(ask: Ask, ms: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const end = performance.now() + ms
  const client = async () => {
    while (performance.now() < end) answers.push(await ask())
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answers
}

async function openLoop(ask: Ask, rate: number, ms: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  const begun = performance.now()
  while (performance.now() - begun < ms) {
    const due = ((performance.now() - begun) / 1_000) * rate
    while (answers.length < due) answers.push(ask())
    await wait(5)
  }
  return Promise.all(answers)
}

/** Milliseconds until three searches in a row are answered as fast as in an ordinary hour; undefined: not within a minute. */
async function recoveryOf(origin: string): Promise<number | undefined> {
  const begun = performance.now()
  let inRow = 0
  while (performance.now() - begun < longestRecoveryMs) {
    const { ms, status } = await send(`${origin}/api/search?lat=19.1197&lng=72.8464&people=25-50`, { agent: false })
    inRow = status === 200 && ms <= normalMs ? inRow + 1 : 0
    if (inRow === 3) return performance.now() - begun
    await wait(50)
  }
  return undefined
}
