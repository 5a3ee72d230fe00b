import { expect, test } from 'vitest'
import { isAffected } from '#web/shared/live/affected-queries.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { proceedsQuery } from '#web/kitchen/money/money-queries.ts'
import { reloadReceived } from './received-queries.ts'

const [own, other] = ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAW']

test('what the caterer receives is loaded again with its order, and not with another one', () => {
  const client = queryClient()
  for (const id of [own, other]) client.setQueryData(proceedsQuery(id).queryKey, { total: 6_237.6 })
  reloadReceived(own)
  const isOutdated = (id: string) => client.getQueryState(proceedsQuery(id).queryKey)?.isInvalidated
  expect([isOutdated(own), isOutdated(other)]).toEqual([true, false])
})

test('an order that its customer changes or cancels outdates what the caterer receives', () => {
  const isTold = (orderId: string) => isAffected(proceedsQuery(own).queryKey, { type: 'order.changed', orderId })
  expect([isTold(own), isTold(other)]).toEqual([true, false])
})
