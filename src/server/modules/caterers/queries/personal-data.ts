import { announce } from '#server/kernel/events.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** The kitchen of an owner who leaves is taken off the site; what past orders and their invoices need of it stays. */
export const personalCaterer: PersonalData = {
  about: 'caterer',
  read: (db, { userId }) =>
    rows(
      db,
      sql`select id, name, slug, legal_name as "legalName", gst_no as "gstNo", fssai_no as "fssaiNo", address, area, pin_code as "pinCode",
            mobile_no as "mobileNo", contact, approval, created_at as "at"
          from caterers where owner_id = ${userId}`,
    ),
  async erase(tx, { userId }) {
    const left = await rows<{ id: string }>(
      tx,
      sql`update caterers set owner_id = null, approval = 'suspended', mobile_no = '0000000000', contact = '+910000000000'
          where owner_id = ${userId} returning id`,
    )
    for (const { id } of left) await announce(tx, { type: 'catalogue.changed', subject: id })
  },
}
