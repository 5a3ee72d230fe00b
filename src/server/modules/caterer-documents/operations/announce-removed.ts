import type { Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { RemovedDocument } from '../store.ts'

/** Records the removal of documents; those that nobody ever saw are left out. A caterer has only a few. */
export async function announceRemoved(tx: Tx, removed: readonly RemovedDocument[]): Promise<void> {
  for (const { id, kind, catererId, wasStored } of removed) {
    const event = { type: 'caterer.document_removed', subject: catererId } as const
    if (wasStored) await publish(tx, event, {}, { before: { document: id, kind } })
  }
}
