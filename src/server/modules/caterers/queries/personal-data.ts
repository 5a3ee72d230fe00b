import { publish } from '#server/kernel/events.ts'
import type { Tx } from '#server/kernel/context.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import {
  assign,
  elementsOf,
  latOf,
  list,
  lngOf,
  returning,
  roundedPoint,
  rows,
  run,
  select,
  sql,
} from '#server/kernel/sql.ts'
import { catererOwnedBy } from '#server/modules/members/index.ts'
import { catererChecks, catererRevisions, caterers, formerSlugs } from '../tables.ts'

const c = caterers.as('c')
const f = formerSlugs.as('f')
const k = catererChecks.as('k')
const r = catererRevisions.as('r')

/** Those of the given caterers that ever had an order. */
type FilterOrdered = (tx: Tx, catererIds: readonly string[]) => Promise<string[]>

/**
 * Removes the caterer of an erased owner from the site, and with it everybody's membership. What past orders and their invoices need of it stays; of one that
 * never had an order nothing stays that tells whose it was.
 */
export function personalCaterer(filterOrdered: FilterOrdered): PersonalData {
  return {
    about: 'caterer',
    read: (db, { userId }) =>
      rows(
        db,
        select({
          id: c.id,
          name: c.name,
          slug: c.slug,
          formerSlugs: sql`(select coalesce(json_agg(${f.slug}), '[]') from ${f} where ${f.caterer_id} = ${c.id})`,
          legalName: c.legal_name,
          gstNo: c.gst_no,
          gstScheme: c.gst_scheme,
          fssaiNo: c.fssai_no,
          fssaiExpiresOn: c.fssai_expires_on,
          address: c.address,
          area: c.area,
          serviceAddress: c.service_address,
          pinCode: c.pin_code,
          lat: latOf(c.location),
          lng: lngOf(c.location),
          mobileNo: c.mobile_no,
          contact: c.contact,
          extraInformation: c.extra_information,
          specialistIn: c.specialist_in,
          complimentary: c.complimentary,
          cuisinesOffered: elementsOf(c.cuisines),
          cateringType: elementsOf(c.catering_types),
          inServiceFrom: c.in_service_from,
          approval: c.approval,
          approvalReason: c.approval_reason,
          proposed: sql`(select ${r.fields} from ${r} where ${r.caterer_id} = ${c.id})`,
          at: c.created_at,
          changedAt: c.updated_at,
        })`from ${c} where ${c.id} = ${catererOwnedBy(userId)}`,
      ),
    async erase(tx, { userId }) {
      const left = await rows(
        tx,
        returning({ id: c.id })`update ${c} set ${assign(caterers, {
          owner_id: null,
          approval: 'suspended',
          approval_reason: null,
          mobile_no: '0000000000',
          contact: '+910000000000',
          version: sql<number>`${c.version} + 1`,
        })} where ${c.id} = ${catererOwnedBy(userId)}`,
      )
      const ids = left.map(({ id }) => id)
      await run(tx, sql`delete from ${r} where ${r.caterer_id} = any(${list(ids)}::text[])`)
      await run(tx, sql`delete from ${k} where ${k.caterer_id} = any(${list(ids)}::text[])`)
      // The rows are locked now, so that no order can be placed with them meanwhile.
      const ordered = new Set(await filterOrdered(tx, ids))
      const unused = ids.filter((id) => !ordered.has(id))
      if (unused.length > 0) await eraseUnused(tx, unused)
      for (const id of ids) await publish(tx, { type: 'caterer.erased', subject: id })
    },
  }
}

async function eraseUnused(tx: Tx, ids: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`update ${c} set ${assign(caterers, {
      name: 'Deleted',
      slug: sql<string>`'deleted-' || lower(${c.id})`,
      gst_no: 'URP',
      gst_scheme: 'UNREGISTERED',
      legal_name: '',
      fssai_no: null,
      fssai_expires_on: null,
      address: 'Deleted',
      pin_code: null,
      extra_information: '',
      specialist_in: '',
      complimentary: '',
      location: roundedPoint(c.location),
    })} where ${c.id} = any(${list(ids)}::text[])`,
  )
  await run(tx, sql`delete from ${f} where ${f.caterer_id} = any(${list(ids)}::text[])`)
}
