import type { RoleId } from '#contract/values/role.ts'
import type { Language } from '#contract/values/language.ts'

/** Someone with an account, as other modules see them. */
export interface Account {
  id: string
  role: RoleId
  email: string
  /** Reports whether the owner of the address has confirmed that it is theirs. */
  emailVerified: boolean
  /** E.164; empty for accounts that never gave one. */
  phone: string
  firstName: string
  lastName: string
  /** In which its owner is written to. */
  language: Language
}
