import { monthPattern, type Month } from '#contract/values/calendar.ts'
import * as admin from '#contract/endpoints/money/admin-payouts.ts'
import * as bank from '#contract/endpoints/money/bank-details.ts'
import * as compensation from '#contract/endpoints/money/compensation.ts'
import * as own from '#contract/endpoints/money/payouts.ts'
import * as statements from '#contract/endpoints/money/statements.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { Api } from '#server/http/api.ts'
import { noteView } from '#server/http/text-views.ts'
import { failField } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from './deps.ts'
import type { RefundAccount } from './domain/bank-account.ts'
import * as files from './operations/admin-payouts.ts'
import { getBankDetails, ownedCatererId, saveBankDetails } from './operations/bank-details.ts'
import { getCompensation, giveRefundAccount } from './operations/compensation.ts'
import { readPayee } from './operations/details.ts'
import { getProceeds } from './operations/get-proceeds.ts'
import { getPayout, listPayouts } from './operations/list-payouts.ts'
import { listStatements, readStatement } from './operations/read-statement.ts'
import { makeFile } from './operations/send-payouts.ts'
import { importAnswer, retryPayout, settleByHand } from './operations/settle-payouts.ts'
import { statementPdf, statementTable } from './operations/statement-files.ts'

export function bindPayouts(api: Api, deps: Deps): void {
  bindOwn(api, deps)
  bindCompensation(api, deps)
  bindAdmin(api, deps)
}

/** What an owner sees and sets of the caterer's money. */
function bindOwn(api: Api, deps: Deps): void {
  api.on(bank.getBankDetails, (ctx) => getBankDetails(ctx, deps))
  api.on(bank.saveBankDetails, async (ctx, { body }) => {
    await saveBankDetails(ctx, deps, body)
    return getBankDetails(ctx, deps)
  })
  api.on(own.listPayouts, (ctx, { query }) => listPayouts(ctx, deps, query.page))
  api.on(own.getPayout, (ctx, { params }) => getPayout(ctx, params.id))
  api.on(own.getProceeds, (ctx, { params }) => getProceeds(ctx, deps, params.id))
  api.on(statements.listStatements, (ctx) => listStatements(ctx, ownedCatererId(ctx)))
  api.on(statements.getStatement, (ctx, { params }) => readStatement(ctx, ownedCatererId(ctx), monthOf(params.month)))
  api.file(statements.getStatementTable, async (ctx, { params: { month } }) => ({
    body: statementTable(await statementForFile(ctx, ownedCatererId(ctx), monthOf(month)), ctx.clock.now()),
    name: `pangat-${month}.csv`,
  }))
  api.file(statements.getStatementFile, async (ctx, { params: { month } }) => {
    const catererId = ownedCatererId(ctx)
    const { name: caterer } = await readPayee(ctx.db, deps.sealer, catererId, ctx.clock.now())
    const statement = await statementForFile(ctx, catererId, monthOf(month))
    return { body: await statementPdf(statement, { caterer, at: ctx.clock.now() }), name: `pangat-${month}.pdf` }
  })
}

/** An export, so a standby may be asked. */
function statementForFile({ reader, clock }: Context, catererId: string, month: Month) {
  return reader((db) => readStatement({ db, clock }, catererId, month))
}

function bindCompensation(api: Api, deps: Deps): void {
  api.on(compensation.getCompensation, (ctx, { params }) => getCompensation(ctx, params.id))
  api.on(compensation.giveRefundAccount, async (ctx, { params: { id }, body }) => {
    await giveRefundAccount(ctx, deps, id, refundAccountIn(body))
    return getCompensation(ctx, id)
  })
}

function bindAdmin(api: Api, deps: Deps): void {
  const after = async (ctx: Context, id: string, done: Promise<void>) => {
    await done
    return files.getAdminPayout(ctx, deps, id)
  }
  api.on(admin.listAdminPayouts, (ctx, { query }) => files.listAdminPayouts(ctx, deps, query))
  api.on(admin.makePayoutFile, async (ctx, { body }) => files.getFile(ctx, await makeFile(ctx, deps, body.password)))
  api.file(admin.downloadPayoutFile, async (ctx, { params: { id }, body }) => ({
    body: await files.readFile(ctx, deps, id, body.password),
    name: `pangat-payouts-${id}.csv`,
  }))
  api.on(admin.importBankFile, async (ctx, { body }) => {
    const { isRepeated, paid, failed } = await importAnswer(ctx, deps, body)
    const note = isRepeated ? noteView('bank_file_repeated') : noteView('bank_file_imported', { paid, failed })
    return { ...note, alreadyImported: isRepeated, paid, failed }
  })
  api.on(admin.markPayoutPaid, (ctx, { params: { id }, body: { bankReference, password } }) =>
    after(ctx, id, settleByHand(ctx, deps, id, { state: 'paid', bankReference, password })),
  )
  api.on(admin.markPayoutFailed, (ctx, { params: { id }, body: { reason, password } }) =>
    after(ctx, id, settleByHand(ctx, deps, id, { state: 'failed', failure: reason, password })),
  )
  api.on(admin.retryPayout, async (ctx, { params: { id }, body }) => {
    await retryPayout(ctx, deps, id, body.password)
    return files.getReplacement(ctx, deps, id)
  })
  api.on(admin.releasePromotion, async (ctx, { params: { id }, body }) => {
    await files.releasePromotion(ctx, deps, id, body.password)
    return { orderId: id, released: true }
  })
}

function monthOf(text: string): Month {
  if (!monthPattern.test(text)) throw failField('month_invalid', 'month')
  return text
}

type GivenAccount = Parsed<typeof compensation.giveRefundAccount>['body']

/** Throws `account_incomplete` beside what is missing of an account, and `account_numbers_differ`. */
function refundAccountIn({ upi, accountNumber, accountNumberAgain, ifsc, name }: GivenAccount): RefundAccount {
  if (upi !== undefined) return { upi }
  if (accountNumber === undefined) throw failField('account_incomplete', 'accountNumber')
  if (ifsc === undefined) throw failField('account_incomplete', 'ifsc')
  if (name === undefined) throw failField('account_incomplete', 'name')
  if (accountNumberAgain?.replace(/[\s-]/g, '') !== accountNumber)
    throw failField('account_numbers_differ', 'accountNumberAgain')
  return { accountNumber, ifsc, name }
}
