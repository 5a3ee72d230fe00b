import type { BankAccount } from '../domain/bank-account.ts'
import { ifOpened, type Sealer } from '#server/kernel/sealing/sealed.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { holdOf, type PayoutHold } from '../domain/holds.ts'
import { listPayees } from '../store/details.ts'
import { panOf } from './read-payable.ts'

/** Whether and where a caterer is paid. */
export interface PayeeDetails {
  catererId: string
  name: string
  gstNo: string
  /** Undefined until it is given, and while it cannot be decrypted, which is a hold. */
  account: BankAccount | undefined
  last4: string | undefined
  fingerprint: string | undefined
  changedAt: Date | undefined
  pan: string | undefined
  hold: PayoutHold | undefined
}

/** Names where what is sealed belongs; it opens nowhere else. */
export const placeOfDetails = (catererId: string) => `bank_details/${catererId}`

/** Returns whether and where a caterer is paid at that moment. Throws for an unknown caterer. */
export async function readPayee(db: Queryable, sealer: Sealer, catererId: string, now: Date): Promise<PayeeDetails> {
  const payee = (await readPayees(db, sealer, [catererId], now)).get(catererId)
  if (!payee) throw new Error(`caterer ${catererId} has vanished`)
  return payee
}

/** Returns whether and where caterers are paid at that moment, by id. Unknown ones are left out. */
export async function readPayees(
  db: Queryable,
  sealer: Sealer,
  catererIds: readonly string[],
  now: Date,
): Promise<Map<string, PayeeDetails>> {
  if (catererIds.length === 0) return new Map()
  const found = await listPayees(db, catererIds)
  return new Map(found.map((one) => [one.payee.id, payeeFrom(sealer, one, now)]))
}

function payeeFrom(sealer: Sealer, found: Awaited<ReturnType<typeof listPayees>>[number], now: Date): PayeeDetails {
  const { payee, sealed, changedAt } = found
  const catererId = payee.id
  const account = sealed === null ? undefined : ifOpened(() => accountFrom(sealer, catererId, sealed))
  const isUnreadable = sealed !== null && !account
  const owner = payee.owner && { joinedAt: new Date(payee.owner.joinedAt), since: new Date(payee.owner.since) }
  return {
    catererId,
    name: payee.name,
    gstNo: payee.gstNo,
    account,
    last4: found.last4 ?? undefined,
    fingerprint: found.fingerprint ?? undefined,
    changedAt: changedAt ?? undefined,
    pan: panOf(payee.gstNo, account?.pan),
    hold: holdOf(
      { approval: payee.approval, owner: owner ?? undefined, bankChangedAt: changedAt ?? undefined, isUnreadable },
      now,
    ),
  }
}

export function accountFrom(sealer: Sealer, catererId: string, sealed: string): BankAccount {
  const plain = sealer.open(Buffer.from(sealed, 'base64'), placeOfDetails(catererId))
  // What is authentic was written by this module.
  return JSON.parse(plain.toString('utf8')) as BankAccount
}
