import { setTimeout as wait } from 'node:timers/promises'
import type { Buyers } from './buyers.ts'
import type { Member } from './member.ts'
import { isWhole, primaryOf, switchOver } from './patroni-state.ts'
import type { RunningCluster } from './start-cluster.ts'
import type { Tally } from './tally.ts'
import { until } from './until.ts'

/** What a fault did, in seconds and requests. */
export interface Effect {
  name: string
  /** Longest time in which no order was acknowledged. */
  gap: number
  reads: { all: number; failed: number }
  orders: { all: number; failed: number }
}

interface Given {
  cluster: RunningCluster
  buyers: Buyers
  tally: Tally
  /** Called when there is no primary. */
  whileAway?: () => Promise<void>
}

/** The load goes on undisturbed for so long before and after. */
const calmMs = 3_000
const patienceMs = 120_000

export async function switchover({ cluster, buyers, tally }: Given, name: string): Promise<Effect> {
  const [primary, standby] = await roles(cluster)
  return during({ cluster, buyers, tally }, name, () => switchOver(primary, standby))
}

/** Ends the primary and its Patroni as a power cut would, and starts both again once another one has taken over. */
export async function killPrimary({ cluster, buyers, tally, whileAway }: Given, name: string): Promise<Effect> {
  const [primary, standby] = await roles(cluster)
  return during({ cluster, buyers, tally }, name, async () => {
    await primary.kill()
    await whileAway?.()
    await until('another primary', async () => ((await primaryOf([standby])) ? true : undefined))
    // Orders are measured without the member that comes back.
    const promoted = performance.now()
    await until('an order', () => buyers.told.placed.some(({ at }) => at > promoted) || undefined)
    primary.start()
  })
}

async function roles({ members }: RunningCluster): Promise<[primary: Member, standby: Member]> {
  const primary = await primaryOf(members)
  const standby = members.find((member) => member !== primary)
  if (!primary || !standby) throw new Error('the cluster has no primary')
  return [primary, standby]
}

async function during({ cluster, buyers, tally }: Given, name: string, fault: () => Promise<void>): Promise<Effect> {
  await wait(calmMs)
  const from = performance.now()
  await fault()
  const after = performance.now()
  await until('orders after the fault', () => buyers.told.placed.some(({ at }) => at > after) || undefined, patienceMs)
  await wait(calmMs)
  const to = performance.now()
  await until('a whole cluster', async () => (await isWhole(cluster.members)) || undefined, patienceMs)
  const ats = [from, ...buyers.told.placed.map(({ at }) => at).filter((at) => at >= from && at <= to), to]
  const gap = Math.max(...ats.map((at, index) => at - (ats[index - 1] ?? at))) / 1_000
  return { name, gap, reads: tally.between('reads', from, to), orders: tally.between('orders', from, to) }
}
