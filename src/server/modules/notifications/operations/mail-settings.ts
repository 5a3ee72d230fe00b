import type { Identity } from '#server/modules/identity/index.ts'

export interface MailSettings {
  /** Origin of the links in mails. */
  site: string
  /** Creates the code that an email carries. */
  issueEmailCode: Identity['issueEmailCode']
}
