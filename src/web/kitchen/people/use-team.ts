import { useRef, useState } from 'react'
import type { Membership, Team } from '#contract/endpoints/members.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** The people of the caterer of its owner. */
export function teamQuery(catererId: string): PrivateQuery<Team> {
  return {
    queryKey: ['team', catererId],
    queryFn: ({ signal }) => api('GET /api/caterer/{id}/members', { params: { id: catererId } }, { signal }),
  }
}

/** The membership of a manager or cook. */
export function membershipQuery({ id }: User): PrivateQuery<Membership> {
  return { queryKey: ['membership', id], queryFn: ({ signal }) => api('GET /api/membership', {}, { signal }) }
}

/** What the page of people shows to an account; nothing while it acts for no caterer. */
export function peopleQuery(user: User): PrivateQuery<Team | Membership> | undefined {
  if (user.catererId === undefined) return undefined
  return user.part === 'owner' ? teamQuery(user.catererId) : membershipQuery(user)
}

/** The team, and its changes one at a time. */
export interface TeamState {
  team: Team | undefined
  failed: boolean
  load: () => void
  /** What is being changed. */
  busy: string | undefined
  /** Shows the team that the server answers, and a sentence; says why when it fails. Resolves to whether it worked. */
  change: (what: string, work: () => Promise<Team>, done: string) => Promise<boolean>
  /** Takes over what the server answered. */
  put: (team: Team) => void
}

/** The people of a caterer. They load again when the part of the account changes within the page. */
export function useTeam(catererId: string): TeamState {
  const query = teamQuery(catererId)
  const { data, isLoadingError, refetch } = usePrivateQuery(query)
  const put = (team: Team) => void queryClient().setQueryData(query.queryKey, team)
  const { busy, run } = useOneAtATime()
  return {
    team: data,
    failed: isLoadingError,
    load: () => void refetch(),
    busy,
    put,
    change: (what, work, done) => run(what, async () => put(await work()), done),
  }
}

/** Runs one change at a time: says in a toast that it is done, or why it failed. */
export function useOneAtATime() {
  const [busy, setBusy] = useState<string>()
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const run = async (what: string, work: () => Promise<void>, done: string): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(what)
    try {
      await work()
      notify(done, 'success')
      return true
    } catch (error) {
      notify(failureMessage(error, [], m.people_failed()), 'error')
      return false
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  return { busy, run }
}
