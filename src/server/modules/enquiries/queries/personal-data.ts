import type { PersonalData } from '#server/kernel/personal-data.ts'
import { assign, rows, run, select, sql } from '#server/kernel/sql.ts'
import { enquiries } from '../tables.ts'

const e = enquiries.as('e')

const inPersonalData = {
  id: e.id,
  kind: e.kind,
  ticket: e.ticket,
  name: e.name,
  email: e.email,
  contact: e.contact,
  message: e.message,
  catererId: e.caterer_id,
  state: e.state,
  at: e.created_at,
}

const erased = { name: 'Deleted', email: null, contact: '+910000000000', message: '', user_id: null }

/** What was sent while signed in. What was sent as a visitor belongs to no account, whatever address stands in them. */
export const personalEnquiries: PersonalData = {
  about: 'enquiries',
  read: (db, { userId }) =>
    rows(db, select(inPersonalData)`from ${e} where ${e.user_id} = ${userId} order by ${e.created_at}`),
  erase: (tx, { userId }) => run(tx, sql`update ${e} set ${assign(enquiries, erased)} where ${e.user_id} = ${userId}`),
}
