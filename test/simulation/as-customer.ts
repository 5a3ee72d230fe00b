import type { OrderView } from '#contract/endpoints/ordering.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Random } from '#db/world/random.ts'
import { anOrder, type Act, type Answer } from './acts.ts'
import type { Town } from './town.ts'

/** What a customer does with an order, mostly with one that stands so that it may be done. */
export function asCustomer(
  states: readonly OrderState[],
  does: (parts: { town: Town; random: Random; id: string; call: Call; order: OrderView }) => Promise<string>,
): Act {
  return async (town, random) => {
    const found = await anOrder(town, random, states)
    if (!found) return 'nothing'
    const { id, customer } = found
    const order = await customer.guest.see(id)
    return does({
      town,
      random,
      id,
      order,
      call: (method, path, body) => customer.guest.call<object>(method, path, body),
    })
  }
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>
