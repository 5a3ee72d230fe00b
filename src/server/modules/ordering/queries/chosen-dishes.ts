import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { orders } from '../tables.ts'

/** Completed orders of a package below which nothing is said of what they chose: a few would tell what one customer likes. */
const fewestOrders = 20
/** Latest orders of a package that are counted; taste changes, and a refresh must not grow with the years. */
const latestOrders = 200

/** Dishes of a category of a package that completed orders chose, the most frequent first. */
export interface ChosenDishes {
  catererId: string
  itemId: string
  dishes: string[]
}

const o = orders.as('o')

/**
 * Counts the dishes in the latest completed orders of each package of these caterers, in one statement. Packages with fewer than 20
 * completed orders are left out. Names only: nothing of an order or a customer leaves by it.
 */
export async function listChosenDishes(db: Queryable, catererIds: readonly string[]): Promise<ChosenDishes[]> {
  const completed = select({
    id: o.id,
    place: sql<number>`row_number() over (partition by ${o.package_id} order by ${o.completed_at} desc, ${o.id})`,
    all: sql<number>`count(*) over (partition by ${o.package_id})`,
  })`from ${o} where ${o.caterer_id} = any(${list(catererIds)}::text[]) and ${o.state} = 'completed'`
  return rows(
    db,
    sql<ChosenDishes>`select "catererId", "itemId", json_agg(dish order by times desc, dish) as dishes from (
      select ${o.caterer_id} as "catererId", chosen ->> 'itemId' as "itemId", dish, count(*) as times
      from (${completed}) counted
      join ${o} on ${o.id} = counted.id
      cross join jsonb_array_elements(${o.selections}) chosen
      cross join jsonb_array_elements_text(chosen -> 'dishes') dish
      where counted."all" >= ${fewestOrders} and counted.place <= ${latestOrders}
      group by 1, 2, 3
    ) by_dish group by 1, 2`,
  )
}
