import type { Tx } from '#server/kernel/context.ts'
import { assign, run, sql } from '#server/kernel/sql.ts'
import { emailCodes, externalIdentities, oneTimeLinks, refreshTokens, sessions, users } from '../tables.ts'

const t = refreshTokens.as('t')
const s = sessions.as('s')
const l = oneTimeLinks.as('l')
const c = emailCodes.as('c')
const e = externalIdentities.as('e')
const u = users.as('u')

/** The row stays for what refers to it; nothing in it tells who it was, and address and phone number are free again. */
export async function eraseUser(tx: Tx, userId: string, now: Date): Promise<void> {
  const ofUser = sql`(select ${s.id} from ${s} where ${s.user_id} = ${userId})`
  await run(tx, sql`delete from ${t} where ${t.session_id} in ${ofUser}`)
  await run(tx, sql`delete from ${s} where ${s.user_id} = ${userId}`)
  await run(tx, sql`delete from ${l} where ${l.user_id} = ${userId}`)
  await run(tx, sql`delete from ${c} where ${c.user_id} = ${userId}`)
  await run(tx, sql`delete from ${e} where ${e.user_id} = ${userId}`)
  const erased = assign(users, {
    email: `${userId.toLowerCase()}@deleted.invalid`,
    email_verified_at: null,
    pending_email: null,
    former_email: null,
    phone: null,
    first_name: 'Deleted',
    last_name: '',
    password_hash: null,
    deleted_at: now,
    updated_at: now,
  })
  await run(tx, sql`update ${u} set ${erased} where ${u.id} = ${userId}`)
}
