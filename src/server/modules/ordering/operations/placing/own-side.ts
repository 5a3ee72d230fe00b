import type { Queryable } from '#server/kernel/context.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { listMembers } from '#server/modules/members/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { sharesContact } from '#server/modules/coupons/index.ts'

/** A customer at a caterer, as coupons of the marketplace see them. */
export interface Booker {
  userId: string
  /** Contact phone of the order as E.164; undefined while it is unknown. */
  phone: string | undefined
  catererId: string
  /** The caterer's private number as E.164. */
  catererPhone: string
}

/**
 * Reports whether a customer and a member of the caterer share phone, email, UPI id or bank account (C93): one person with two
 * accounts, who would have the marketplace pay for their own party.
 */
export async function isOwnSide(
  db: Queryable,
  { sharesAccount }: Pick<OrderingDeps, 'sharesAccount'>,
  { userId, phone, catererId, catererPhone }: Booker,
): Promise<boolean> {
  const members = await listMembers(db, catererId)
  const accounts = await findUsers({ db }, [userId, ...members.map((member) => member.userId)])
  const own = accounts.get(userId)
  accounts.delete(userId)
  const people = [...accounts.values()]
  const theirs = { phones: [catererPhone, ...people.map((one) => one.phone)], emails: people.map(({ email }) => email) }
  if (own && sharesContact({ phones: [own.phone, phone ?? ''], emails: [own.email] }, theirs)) return true
  return sharesAccount(db, { customerId: userId, catererId, phones: theirs.phones })
}
