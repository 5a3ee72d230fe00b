// Parts of statements of other modules: what they need of the caterer with a given id, as one value.
import { jsonObject, sql, type Sql } from '#server/kernel/sql.ts'
import { ownershipOf } from '#server/modules/members/index.ts'
import { caterers } from '../tables.ts'

const c = caterers.as('of_id')

function ofCaterer<Value>(value: Sql<Value>, id: Sql<string> | string): Sql<Value> {
  return sql`(select ${value} from ${c} where ${c.id} = ${id})`
}

export function catererNameOf(id: Sql<string>): Sql<string> {
  return ofCaterer(c.name, id)
}

/** Plates a day, unless the day overrides it; null for an unknown caterer. */
export function capacityOfCaterer(id: Sql<string> | string): Sql<number | null> {
  return ofCaterer(c.maximum_serving_capacity, id)
}

/** The caterer as its orders show it, with its public number. */
export function catererInOrder(id: Sql<string>) {
  return ofCaterer(jsonObject({ id: c.id, name: c.name, slug: c.slug, city: c.city, contact: c.contact }), id)
}

/** The caterer as the issuer of documents; `legalName` is the trade name when none is given. */
export function issuerOf(id: Sql<string>) {
  const legalName = sql<string>`coalesce(nullif(${c.legal_name}, ''), ${c.name})`
  return ofCaterer(
    jsonObject({
      legalName,
      tradeName: c.name,
      address: c.address,
      stateCode: c.state_code,
      phone: c.contact,
      gstNo: c.gst_no,
      gstScheme: c.gst_scheme,
      fssaiNo: c.fssai_no,
    }),
    id,
  )
}

/** The caterer as one who is paid. */
export function payeeOf(id: Sql<string> | string) {
  return ofCaterer(
    jsonObject({ id: c.id, name: c.name, approval: c.approval, gstNo: c.gst_no, owner: ownershipOf(c.id) }),
    id,
  )
}
