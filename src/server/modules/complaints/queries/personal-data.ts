import type { PersonalData } from '#server/kernel/personal-data.ts'
import { assign, rows, run, select, sql } from '#server/kernel/sql.ts'
import { complaints } from '../tables.ts'

const c = complaints.as('c')

/** Who complained and what of is removed; ticket, state and answers stay until three years after the end. Nobody is left to be answered. */
const erased = {
  state: 'closed' as const,
  closed_at: sql<Date>`coalesce(${c.closed_at}, now())`,
  name: 'Deleted',
  contact: '+910000000000',
  email: null,
  message: '',
  booking_code: null,
  order_id: null,
  user_id: null,
}

/** Complaints filed while signed in. */
export const personalComplaints: PersonalData = {
  about: 'complaints',
  read: (db, { userId }) =>
    rows(
      db,
      select({
        id: c.id,
        ticket: c.ticket,
        about: c.about,
        state: c.state,
        name: c.name,
        contact: c.contact,
        email: sql<string | null>`${c.email}::text`,
        message: c.message,
        bookingCode: c.booking_code,
        at: c.created_at,
      })`from ${c} where ${c.user_id} = ${userId} order by ${c.created_at}`,
    ),
  erase: (tx, { userId }) => run(tx, sql`update ${c} set ${assign(complaints, erased)} where ${c.user_id} = ${userId}`),
}
