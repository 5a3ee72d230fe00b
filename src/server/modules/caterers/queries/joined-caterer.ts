import { derivedTable, sql } from '#server/kernel/sql.ts'
import { caterers } from '../tables.ts'

const c = caterers.as('c')

/**
 * What statements of other modules may read of caterers where they need more than one part, or rows of many caterers:
 * `from ${o} join ${joinedCaterer} on ${joinedCaterer.id} = ${o.caterer_id}`. Planned like a join of the table itself.
 */
export const joinedCaterer = derivedTable('caterer', {
  id: c.id,
  name: c.name,
  slug: c.slug,
  city: c.city,
  /** The public number, E.164. */
  contact: c.contact,
  /** The trade name when none is given. */
  legalName: sql<string>`coalesce(nullif(${c.legal_name}, ''), ${c.name})`,
  address: c.address,
  stateCode: c.state_code,
  gstNo: c.gst_no,
  gstScheme: c.gst_scheme,
  fssaiNo: c.fssai_no,
  /** Plates a day, unless the day overrides it. */
  capacity: c.maximum_serving_capacity,
  dishPricesShown: c.dish_prices_shown,
  /** Counts the changes of what it offers. */
  menuVersion: c.menu_version,
})`from ${c}`
