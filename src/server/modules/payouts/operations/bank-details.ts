import type { BankDetailsView, PayoutHoldView } from '#contract/endpoints/money/bank-details.ts'
import { masked, panOfGstNo } from '#contract/rules/bank-account.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Sealer } from '#server/kernel/sealing/sealed.ts'
import { requireOwner } from '#server/modules/members/index.ts'
import type { Deps } from '../deps.ts'
import { identityOf, last4Of, type BankAccount } from '../domain/bank-account.ts'
import type { PayoutHold } from '../domain/holds.ts'
import { saveDetails, type SealedDetails } from '../store/details.ts'
import { placeOfDetails, readPayee } from './details.ts'

/** Returns the caterer of the calling owner. Throws `not_allowed`. */
export function ownedCatererId(ctx: Context): string {
  const { catererId } = userOf(ctx)
  if (catererId === undefined) throw fail('not_allowed')
  return catererId
}

export async function getBankDetails(ctx: Context, { sealer }: Pick<Deps, 'sealer'>): Promise<BankDetailsView> {
  const payee = await readPayee(ctx.db, sealer, ownedCatererId(ctx), ctx.clock.now())
  const { account, changedAt, hold, gstNo } = payee
  const hidden = account &&
    changedAt && {
      accountNumber: masked(last4Of(account)),
      ifsc: account.ifsc,
      name: account.name,
      pan: `${account.pan.slice(0, 1)}••••••••${account.pan.slice(-1)}`,
      changedAt: changedAt.toISOString(),
    }
  return {
    ...(hidden ? { details: hidden } : {}),
    needsPan: panOfGstNo(gstNo) === undefined,
    ...(hold ? { hold: holdView(hold) } : {}),
  }
}

export function holdView(hold: PayoutHold): PayoutHoldView {
  return 'until' in hold ? { reason: hold.reason, until: hold.until.toISOString() } : { reason: hold.reason }
}

export interface GivenDetails {
  accountNumber: string
  accountNumberAgain: string
  ifsc: string
  name: string
  pan?: string | undefined
  password?: string | undefined
}

/**
 * Sets where the caller's caterer is paid, after asking for the password. Throws `account_numbers_differ`, `pan_needed`,
 * `pan_of_other` when the GST number holds another PAN, `password_wrong`, and `not_allowed` to a former owner.
 */
export async function saveBankDetails(ctx: Context, deps: Deps, given: GivenDetails): Promise<void> {
  const catererId = ownedCatererId(ctx)
  const { accountNumber, ifsc, name } = given
  if (given.accountNumberAgain.replace(/[\s-]/g, '') !== accountNumber)
    throw failField('account_numbers_differ', 'accountNumberAgain')
  const lockAccount = await deps.identity.askPassword(ctx, given.password)
  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockAccount(tx)
    await requireOwner(ctx, tx, catererId)
    const payee = await readPayee(tx, deps.sealer, catererId, now)
    const account = { accountNumber, ifsc, name, pan: panFor(payee.gstNo, given.pan) }
    const details = sealedDetails(deps.sealer, catererId, account)
    await saveDetails(tx, catererId, details, now)
    const before = payee.last4 === undefined ? {} : { account: masked(payee.last4) }
    await publish(
      tx,
      { type: 'caterer.bank_changed', subject: catererId },
      { ownerId: userOf(ctx).userId, account: masked(details.last4) },
      { before, after: { account: masked(details.last4) } },
    )
  })
}

function panFor(gstNo: string, given: string | undefined): string {
  const known = panOfGstNo(gstNo)
  if (known !== undefined && given !== undefined && given !== known) throw failField('pan_of_other', 'pan')
  const pan = known ?? given
  if (pan === undefined) throw failField('pan_needed', 'pan')
  return pan
}

export function sealedDetails(sealer: Sealer, catererId: string, account: BankAccount): SealedDetails {
  return {
    sealed: sealer.seal(Buffer.from(JSON.stringify(account), 'utf8'), placeOfDetails(catererId)).toString('base64'),
    sealedWith: sealer.keyId,
    last4: last4Of(account),
    fingerprint: sealer.fingerprint(identityOf(account)),
  }
}
