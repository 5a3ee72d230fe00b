import { publish } from '#server/kernel/events.ts'
import type { Tx } from '#server/kernel/context.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'

/**
 * Removes the caterer of an erased owner from the site. What past orders and their invoices need of it stays; of one that
 * never had an order nothing stays that tells whose it was.
 */
export const personalCaterer: PersonalData = {
  about: 'caterer',
  read: (db, { userId }) =>
    rows(
      db,
      sql`select id, name, slug, (select coalesce(json_agg(f.slug), '[]') from former_slugs f where f.caterer_id = c.id) as "formerSlugs",
            legal_name as "legalName", gst_no as "gstNo", gst_scheme as "gstScheme", fssai_no as "fssaiNo", address, area,
            service_address as "serviceAddress", pin_code as "pinCode", location[1] as lat, location[0] as lng,
            mobile_no as "mobileNo", contact, extra_information as "extraInformation", specialist_in as "specialistIn", complimentary,
            to_json(cuisines::text[]) as "cuisinesOffered", to_json(catering_types::text[]) as "cateringType",
            in_service_from::text as "inServiceFrom", approval, created_at as "at", updated_at as "changedAt"
          from caterers c where owner_id = ${userId}`,
    ),
  async erase(tx, { userId }) {
    const left = await rows<{ id: string }>(
      tx,
      sql`update caterers set owner_id = null, approval = 'suspended', mobile_no = '0000000000', contact = '+910000000000', version = version + 1
          where owner_id = ${userId} returning id`,
    )
    const ids = left.map(({ id }) => id)
    await eraseUnused(tx, ids)
    for (const id of ids) await publish(tx, { type: 'catalogue.changed', subject: id })
  },
}

/** The point keeps about ten kilometres, as that of an order does. */
async function eraseUnused(tx: Tx, ids: readonly string[]): Promise<void> {
  const unused = await rows<{ id: string }>(
    tx,
    sql`update caterers c set name = 'Deleted', slug = 'deleted-' || lower(id), gst_no = 'URP', gst_scheme = 'UNREGISTERED', legal_name = '',
          fssai_no = null, address = 'Deleted', pin_code = null, extra_information = '', specialist_in = '', complimentary = '',
          location = point(round(location[0]::numeric, 1), round(location[1]::numeric, 1))
        where id = any(${list(ids)}::text[]) and not exists (select 1 from orders o where o.caterer_id = c.id) returning id`,
  )
  await rows(tx, sql`delete from former_slugs where caterer_id = any(${list(unused.map(({ id }) => id))}::text[])`)
}
