import { drawCharacters } from '#server/kernel/ids.ts'

const shortest = 5
/** So many taken codes of one length say that the length is crowded. */
const tries = 8

/**
 * Draws a booking code: `PGT-7K3QX`, longer after every eighth draw that was `taken`. Whether an order has it already is for the
 * insert to find out. The database draws codes the same way for rows that come without one: those of earlier builds.
 */
export function drawBookingCode(taken = 0): string {
  return `PGT-${drawCharacters(shortest + Math.floor(taken / tries))}`
}
