import { masked } from '#contract/rules/bank-account.ts'
import { paise, toRupees, type Paise } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { assign, firstRow, rows, run, select, sql } from '#server/kernel/sql.ts'
import { accountsOfCaterer } from '#server/modules/ledger/index.ts'
import { catererOwnedBy } from '#server/modules/members/index.ts'
import { balanceOf } from '../domain/statement.ts'
import { bankDetails, compensations, payouts } from '../tables.ts'

const [b, n, p] = [bankDetails.as('b'), compensations.as('n'), payouts.as('p')]

/**
 * Where a person is paid: as the owner of a caterer, and as a customer whose order was called off. Numbers are masked. The caterer's
 * details are kept for eight years with the books (section 36 of the CGST Act asks for six from the annual return); a customer's
 * account is erased with the account.
 */
export const personalPayouts: PersonalData = {
  about: 'payouts',
  async read(db, { userId }) {
    const [own, owed] = await Promise.all([
      rows(
        db,
        select({
          account: b.last4,
          changedAt: b.changed_at,
        })`from ${b} where ${b.caterer_id} = ${catererOwnedBy(userId)}`,
      ),
      rows(
        db,
        select({ orderId: n.order_id, amount: n.amount_paise, account: n.last4, owedAt: n.owed_at })`
          from ${n} where ${n.customer_id} = ${userId} order by ${n.owed_at}`,
      ),
    ])
    return {
      bankDetails: own.map(({ account, changedAt }) => ({ account: masked(account), changedAt })),
      compensations: owed.map(({ amount, account, ...rest }) => ({
        ...rest,
        amount: toRupees(amount),
        ...(account === null ? {} : { account: masked(account) }),
      })),
    }
  },
  async findOpen(tx, { userId }) {
    const own = await firstRow(tx, select({ catererId: catererOwnedBy(userId) })`from (select 1) as one`)
    const owed = await firstRow(
      tx,
      select({ amount: sql<Paise>`coalesce(sum(${n.amount_paise}), 0)::bigint` })`
        from ${n} where ${n.customer_id} = ${userId} and not exists (
          select 1 from ${p} where ${p.order_id} = ${n.order_id} and ${p.kind} = 'compensation' and ${p.state} = 'paid')`,
    )
    const accounts = own?.catererId ? await accountsOfCaterer(tx, own.catererId) : undefined
    const balance = paise((owed?.amount ?? 0) + (accounts ? balanceOf(accounts) : 0))
    return balance === 0 ? {} : { balance }
  },
  async erase(tx, { userId }) {
    const set = assign(compensations, { sealed: null, sealed_with: null, last4: null, fingerprint: null })
    await run(tx, sql`update ${n} set ${set} where ${n.customer_id} = ${userId}`)
  },
}
