import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { actsIn, stateAfter, type ComplaintAct, type ComplaintState } from '../domain/complaint.ts'
import { insertAnswer, lockComplaint, saveState } from '../store.ts'

const events = {
  acknowledge: 'complaint.acknowledged',
  answer: 'complaint.answered',
  close: 'complaint.closed',
} as const

/** Acknowledges a complaint. Idempotent. Throws `complaint_not_found` and `complaint_closed`. */
export async function acknowledgeComplaint(ctx: Context, id: string): Promise<void> {
  await act(ctx, id, 'acknowledge')
}

/** Adds an answer. Throws `complaint_not_found`, `complaint_closed`, and `complaint_answers_full` after the last one. */
export async function answerComplaint(ctx: Context, id: string, text: string): Promise<void> {
  await act(ctx, id, 'answer', async (tx, { answers }) => {
    if (answers >= limits.complaint.answers) throw fail('complaint_answers_full')
    await insertAnswer(tx, { id: ctx.newId(), complaintId: id, text, by: userOf(ctx).userId }, ctx.clock.now())
  })
}

/** Closes a complaint that was answered. Idempotent. Throws `complaint_not_found` and `complaint_unanswered`. */
export async function closeComplaint(ctx: Context, id: string): Promise<void> {
  await act(ctx, id, 'close')
}

async function act(
  ctx: Context,
  id: string,
  name: ComplaintAct,
  also?: (tx: Tx, locked: { answers: number }) => Promise<void>,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint) throw fail('complaint_not_found')
    const { state } = complaint
    if (isDone(name, state)) return
    if (!actsIn(state).includes(name)) throw fail(reasonAgainst(state))
    await also?.(tx, complaint)
    await saveState(tx, id, stateAfter[name], ctx.clock.now())
    await publish(
      tx,
      { type: events[name], subject: id },
      {},
      { before: { state }, after: { state: stateAfter[name] } },
    )
  })
}

/** An answer is never done: there may be another one. */
function isDone(name: ComplaintAct, state: ComplaintState): boolean {
  if (name === 'acknowledge') return state === 'acknowledged' || state === 'answered'
  return name === 'close' && state === 'closed'
}

function reasonAgainst(state: ComplaintState): ErrorCode {
  return state === 'closed' ? 'complaint_closed' : 'complaint_unanswered'
}
