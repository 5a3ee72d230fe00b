import type { LockedOrder } from './order.ts'

/** What unpaid orders are counted by: their account, the network that placed them, the network that opened their payment. */
export type CounterKind = 'account' | 'network' | 'payments'

/** One counter of unpaid orders. A network's key is a hash. */
export interface Counter {
  kind: CounterKind
  key: string
}

/** Returns the counters that an unpaid order is in; none for an order placed before there were counters. */
export function countersOf({
  customerId,
  network,
  paymentNetwork,
}: Pick<LockedOrder, 'customerId' | 'network' | 'paymentNetwork'>): Counter[] {
  if (network === undefined) return []
  return [
    { kind: 'account', key: customerId },
    { kind: 'network', key: network },
    ...(paymentNetwork === undefined ? [] : [{ kind: 'payments' as const, key: paymentNetwork }]),
  ]
}
