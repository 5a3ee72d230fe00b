import type { User } from '#contract/endpoints/identity.ts'
import type { RoleId } from '#contract/values/role.ts'
import { useSession } from './use-session.ts'

/** Whether the one who looks may see a page: `looking` until it is known. */
export type Admission =
  | { state: 'admitted' | 'wrong_role'; user: User }
  | { state: 'looking' | 'signed_out'; user?: undefined }

/** For the page's comfort; the server decides for itself. */
export function useRequireRole(role: RoleId): Admission {
  const session = useSession()
  if (session.status !== 'signed_in') return { state: session.status === 'unknown' ? 'looking' : 'signed_out' }
  return { state: session.user.role.id === role ? 'admitted' : 'wrong_role', user: session.user }
}
