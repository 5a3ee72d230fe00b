import { Hono } from 'hono'
import { bindControl } from './control.ts'
import { openLedger } from './ledger.ts'
import { bindMerchantApi } from './merchant-api.ts'
import { bindMerchantApiV2 } from './merchant-api-v2.ts'
import { bindPayPage } from './pay-page.ts'
import type { House, SimulatorOptions } from './house.ts'
import { createTokenDesk } from './tokens.ts'
import { createReports } from './webhook.ts'

export type { Command, FaultCommand, RefundCommand } from './control.ts'
export type { SimulatorOptions } from './house.ts'
export type { Transaction } from './transaction.ts'

/**
 * A payment gateway that speaks PhonePe's v1 and v2 and moves no money: the merchant's APIs under their own paths, a pay page for
 * browsers and levers under /control. It keeps its own books in files and never sees our database. For demonstrations and tests only.
 */
export function createSimulator(options: SimulatorOptions): Hono {
  const house: House = {
    options,
    ledger: openLedger(options.dir),
    reports: createReports(options, options.deliver ?? fetch),
    faults: new Map(),
    tokens: createTokenDesk(options.clock),
    refundState: { value: 'COMPLETED' },
  }
  const app = new Hono()
  bindMerchantApi(app, house)
  bindMerchantApiV2(app, house)
  bindPayPage(app, house)
  bindControl(app, house)
  return app
}
