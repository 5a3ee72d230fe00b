import { failField } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { takePictures } from '#server/modules/images/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { insertDelivery } from '../../store.ts'
import { lockOwnOrder } from '../reading/own-order.ts'
import { move } from './advance-order.ts'
import { issueInvoice } from './issue-invoice.ts'
import { requireTurn } from './require-turn.ts'

/** What a member says of a delivery. */
interface Said {
  /** Empty without one. */
  note: string
  /** Link to a picture that the member uploaded. */
  picture: string | undefined
}

/**
 * The food is there, on the day of the event in India or later; with it the supply is billed (C69). Note and picture are shown to both
 * sides. Throws `image_not_own` for a picture of others.
 */
export async function deliverOrder(
  ctx: Context,
  deps: Pick<OrderingDeps, 'site'>,
  { id, ...said }: Said & { id: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id, 'cook')
    await requireTurn(ctx, tx, 'deliver', order)
    await move(ctx, tx, order, 'delivered')
    await issueInvoice(tx, id, ctx.clock.now())
    if (said.note === '' && said.picture === undefined) return
    const imageId = await takePicture(ctx, tx, deps, said)
    const { catererId } = order
    await insertDelivery(tx, { orderId: id, catererId, note: said.note, imageId, at: ctx.clock.now() })
  })
}

async function takePicture(
  ctx: Context,
  tx: Tx,
  { site }: Pick<OrderingDeps, 'site'>,
  { picture }: Said,
): Promise<string | undefined> {
  if (picture === undefined) return undefined
  const { userId, catererId } = userOf(ctx)
  const taken = await takePictures(ctx, tx, { site: site.origin }, { owner: { userId, catererId }, urls: [picture] })
  const id = taken.get(picture)
  if (id === undefined) throw failField('image_not_own', 'picture')
  return id
}
