import { rows, sql } from '#server/kernel/sql.ts'
import type { TestServer } from './server.ts'

export interface MailInOutbox {
  kind: string
  subject: string
  text: string
  html: string
  state: string
}

/** The emails to an address, oldest first, after everything that was to be written was written and sent. */
export async function mailsTo(server: TestServer, recipient: string, kind?: string): Promise<MailInOutbox[]> {
  await server.services.backgroundJobs['notifications']?.()
  const mails = await rows<MailInOutbox>(
    server.database.db,
    sql`select kind, subject, text, html, state from mails where recipient = ${recipient} order by id`,
  )
  return kind === undefined ? mails : mails.filter((mail) => mail.kind === kind)
}

/** The code in the newest email of an address that carries one. */
export async function codeMailedTo(server: TestServer, recipient: string): Promise<string> {
  const code = /#(\d{6})$/.exec((await mailsTo(server, recipient, 'email_code')).at(-1)?.text ?? '')?.[1]
  if (!code) throw new Error(`no email with a code was written to ${recipient}`)
  return code
}

/** The secret of the link in the newest email of a kind to an address. */
export async function secretMailedTo(server: TestServer, recipient: string, kind: string): Promise<string> {
  const secret = /#([\w-]{43})/.exec((await mailsTo(server, recipient, kind)).at(-1)?.text ?? '')?.[1]
  if (!secret) throw new Error(`no mail of kind ${kind} with a link was written to ${recipient}`)
  return secret
}
