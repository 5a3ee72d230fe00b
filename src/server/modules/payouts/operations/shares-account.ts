import type { Queryable } from '#server/kernel/context.ts'
import { ifOpened, type Sealer } from '#server/kernel/sealing/sealed.ts'
import { isUpiOfPhone } from '../domain/bank-account.ts'
import { listCustomerAccounts } from '../store/compensations.ts'
import { refundAccountFrom } from './send-payouts.ts'

/** Reports whether a customer gave, for a compensation, the caterer's bank account or a UPI id that is one of the phones (C93). */
export async function sharesAccount(
  db: Queryable,
  { sealer }: { sealer: Sealer },
  { customerId, catererId, phones }: { customerId: string; catererId: string; phones: readonly string[] },
): Promise<boolean> {
  const given = await listCustomerAccounts(db, customerId, catererId)
  return given.some(({ orderId, sealed, isOfCaterer }) => {
    if (isOfCaterer) return true
    const account = ifOpened(() => refundAccountFrom(sealer, orderId, sealed))
    return account && 'upi' in account && phones.some((phone) => isUpiOfPhone(account.upi, phone))
  })
}
