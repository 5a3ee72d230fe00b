import type { Member } from './member.ts'

/** What Patroni says of one member. */
interface ListedMember {
  name: string
  role: string
  state: string
  lag?: number | string
}

/** Asks any member that lives who is what; empty when none answers. */
export async function listMembers(members: readonly Member[]): Promise<ListedMember[]> {
  for (const { apiPort } of members) {
    try {
      const response = await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
      if (response.ok) return ((await response.json()) as { members: ListedMember[] }).members
    } catch {
      // The next one may answer.
    }
  }
  return []
}

/** The member that is the primary and says so itself. */
export async function primaryOf(members: readonly Member[]): Promise<Member | undefined> {
  const asked = await Promise.all(members.map((member) => isPrimary(member)))
  return members.find((_, index) => asked[index])
}

async function isPrimary({ apiPort }: Member): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${apiPort}/primary`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Reports whether there is a primary, and every other member replicates synchronously from it. */
export async function isWhole(members: readonly Member[]): Promise<boolean> {
  const listed = await listMembers(members)
  const standbys = listed.filter(({ role }) => role === 'sync_standby')
  const leads = listed.some(({ role, state }) => role === 'leader' && state === 'running')
  return (
    leads &&
    standbys.length === members.length - 1 &&
    standbys.every(({ state }) => state === 'running' || state === 'streaming')
  )
}

/** Has Patroni exchange primary and standby. @throws what it answers when it does not */
export async function switchOver(from: Member, to: Member): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${from.apiPort}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  })
  if (!response.ok) throw new Error(`the switchover was answered ${response.status}: ${await response.text()}`)
}
