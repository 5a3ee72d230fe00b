import { withoutCountryCode } from '#contract/values/phone.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Who asks, as forms hold it. */
export interface KnownPerson {
  firstName: string
  lastName: string
  contact: string
  email: string
}

const nobody: KnownPerson = { firstName: '', lastName: '', contact: '', email: '' }

/** Returns the person who is signed in, so that they need not enter who they are; empty texts while that is nobody. */
export function useKnownPerson(): KnownPerson & { name: string } {
  const { user } = useSession()
  const known = user
    ? {
        firstName: user.firstName,
        lastName: user.lastName,
        contact: withoutCountryCode(user.phone),
        email: user.email,
      }
    : nobody
  return { ...known, name: `${known.firstName} ${known.lastName}`.trim() }
}
