import type { Tx } from '#server/kernel/context.ts'
import { passCaterer } from '#server/modules/caterers/index.ts'
import { removePersonal } from '../store.ts'
import { announceRemoved } from './announce-removed.ts'

/** Makes a member the owner of a caterer and removes the documents that are about the former one as a person. */
export async function passWithDocuments(tx: Tx, catererId: string, ownerId: string, now: Date): Promise<void> {
  await passCaterer(tx, catererId, ownerId, now)
  await announceRemoved(tx, await removePersonal(tx, catererId, now))
}
