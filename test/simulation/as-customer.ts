import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Random } from '#db/world/random.ts'
import { anOrder, type Action, type Answer } from './actions.ts'
import type { World } from './world.ts'

/** Returns an action of a customer on one of their orders, mostly one in a state that allows it. */
export function asCustomer(
  states: readonly OrderState[],
  does: (parts: { world: World; random: Random; id: string; call: Call; order: OrderView }) => Promise<string>,
): Action {
  return async (world, random) => {
    const found = await anOrder(world, random, states)
    if (!found) return 'nothing'
    const { id, customer } = found
    const order = await customer.guest.see(id)
    return does({
      world,
      random,
      id,
      order,
      call: (method, path, body) => customer.guest.call<object>(method, path, body),
    })
  }
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>
