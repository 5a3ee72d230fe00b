import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { withoutCountryCode } from '#contract/values/phone.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Who asks, as forms hold it. */
export interface KnownPerson {
  firstName: string
  lastName: string
  contact: string
  email: string
}

/** Calls `fill` with the person who is signed in, so that they need not enter who they are. */
export function useKnownPerson(fill: (person: KnownPerson) => void): void {
  const { user } = useSession()
  const known = useEffectEvent(({ firstName, lastName, phone, email }: User) =>
    fill({ firstName, lastName, contact: withoutCountryCode(phone), email }),
  )
  useEffect(() => {
    if (user) known(user)
  }, [user])
}

/** Returns of the known values those whose fields are empty. */
export function onlyEmpty<Values extends object>(entered: Values, known: Partial<Values>): Partial<Values> {
  const pairs = Object.entries(known).filter(([name]) => entered[name as keyof Values] === '')
  // A part of what was given.
  return Object.fromEntries(pairs) as Partial<Values>
}
