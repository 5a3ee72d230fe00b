import type { Hono } from 'hono'
import {
  configuredIssuer,
  configuredProvider,
  providerForPages,
  type ProviderForPages,
} from './adapters/identity-provider/configured-provider.ts'
import { configuredSender } from './adapters/mail/configured-sender.ts'
import { configuredGateway, configuredSimulator, gatewayFormOrigins } from './adapters/payments/configured-gateway.ts'
import type { Api } from './http/api.ts'
import type { Authenticate } from './http/middleware.ts'
import type { Config } from './kernel/config.ts'
import { systemClock, type Clock } from './kernel/clock.ts'
import type { Context } from './kernel/context.ts'
import type { Database } from './kernel/database/database.ts'
import { newId } from './kernel/ids.ts'
import { startJobs, type Jobs } from './kernel/jobs.ts'
import type { Log } from './kernel/log.ts'
import { databaseRateLimits, forgetOldLimits } from './kernel/rate-limit.ts'
import { startInterval, type Interval } from './kernel/interval.ts'
import { bindCatalogue } from './modules/catalogue/http.ts'
import { createCatalogue, type Catalogue } from './modules/catalogue/index.ts'
import { bindCaterers } from './modules/caterers/http.ts'
import { createOwnCaterers, personalCaterer } from './modules/caterers/index.ts'
import { bindContent } from './modules/content/http.ts'
import { bindCoupons } from './modules/coupons/http.ts'
import { personalCoupons } from './modules/coupons/index.ts'
import { personalDocuments } from './modules/documents/index.ts'
import { bindEnquiries } from './modules/enquiries/http.ts'
import { createEnquiries, personalEnquiries } from './modules/enquiries/index.ts'
import { bindIdentity } from './modules/identity/http.ts'
import { createIdentity, sessionSecret } from './modules/identity/index.ts'
import { personalLedger } from './modules/ledger/index.ts'
import { bindMenus } from './modules/menus/http.ts'
import { bindOrdering } from './modules/ordering/http/index.ts'
import {
  bookkeeper,
  expireOrders,
  orderPaymentHandler,
  personalOrders,
  remindOfMessages,
  topUpHandler,
  watchDeadlines,
} from './modules/ordering/index.ts'
import { bindOutbox } from './modules/notifications/http/index.ts'
import { createNotifications, personalMails } from './modules/notifications/index.ts'
import { bindPayments, bindTestPayment } from './modules/payments/http.ts'
import { createPayments, personalPayments } from './modules/payments/index.ts'
import { bindPlaces } from './modules/places/http.ts'
import { createPlaces, mumbai } from './modules/places/index.ts'
import { bindReviews } from './modules/reviews/http.ts'
import { personalReviews } from './modules/reviews/index.ts'
import { bindShortlists } from './modules/shortlists/http.ts'
import { personalShortlist } from './modules/shortlists/index.ts'

/** What the running service is made of: built once, here, and handed down. */
export interface Services {
  config: Config
  log: Log
  clock: Clock
  database: Database
  /** The context of requests, without their actor and log. */
  context: Omit<Context, 'actor' | 'log'>
  authenticate: Authenticate
  /** Each binds one module's endpoints. */
  modules: readonly ((api: Api) => void)[]
  checkAnswers: boolean
  /** Origins besides our own that pages may post forms to: the payment gateway. */
  formOrigins: readonly string[]
  /** The identity provider as pages must know it; undefined when there is none. */
  providerForPages: ProviderForPages | undefined
  /** The identity provider of demo mode. */
  demoIssuer: ReturnType<typeof configuredIssuer>
  /** The pretended payment gateway, in demo mode without an account at a real one. */
  simulator: Hono | undefined
  /** Work done every minute by one of the processes; each is safe to run twice, and tests call them directly. */
  backgroundJobs: Readonly<Record<string, () => Promise<void>>>
  /** What the public sees of caterers; anyone who changes it announces `catalogue.changed`. */
  catalogue: Catalogue
  isDraining(): boolean
  /** A context for work that nobody asked for, such as jobs. */
  systemContext(name: string): Context
}

/** Services with what only the process that serves them needs. */
export interface RunningServices extends Services {
  /** Begins the work that goes on by itself: background jobs. */
  start(): Promise<void>
  /** From now on the service says that it is not ready, so that no new work is sent to it. */
  drain(): void
  /** Ends the jobs and closes the database. */
  stop(): Promise<void>
}

export interface ServiceOptions {
  config: Config
  log: Log
  database: Database
  clock?: Clock
  checkAnswers?: boolean
}

/** Wires every module to its adapters. */
export async function createServices(options: ServiceOptions): Promise<RunningServices> {
  const { config, log, database, clock = systemClock, checkAnswers = false } = options
  const context = { clock, db: database.db, newId, transaction: database.transaction }
  const systemContext = (name: string): Context => ({
    ...context,
    actor: { kind: 'system', name },
    log: log.child({ job: name }),
  })
  const secret = await sessionSecret(config)
  const rateLimits = databaseRateLimits(database.db, clock)
  const identity = createIdentity({
    secret,
    publicUrl: config.publicUrl,
    clock,
    db: database.db,
    rateLimits,
    personalData: [
      personalOrders,
      personalPayments,
      personalDocuments,
      personalLedger,
      personalCoupons,
      personalReviews,
      personalShortlist,
      personalEnquiries,
      personalCaterer,
      personalMails,
    ],
    provider: configuredProvider(config, clock, log),
  })
  const notifications = createNotifications({
    sender: configuredSender(config),
    site: config.publicUrl.origin,
    issueEmailCode: identity.issueEmailCode,
  })
  const places = createPlaces(mumbai())
  const catalogue = createCatalogue({ database, places, clock, log })
  const ownCaterers = createOwnCaterers({ approvalMode: config.catererApproval, rateLimits })
  const publish = async (id: string) => {
    await catalogue.refresh([id])
    return catalogue.getOwnCaterer(id)
  }
  const publicModules = [
    (api: Api) => bindPlaces(api, places),
    (api: Api) => bindCatalogue(api, catalogue),
    (api: Api) => bindCaterers(api, ownCaterers, publish),
    bindMenus,
    bindReviews,
    bindContent,
    (api: Api) => bindEnquiries(api, createEnquiries(rateLimits)),
    bindShortlists,
  ]
  const handlers = { order: orderPaymentHandler(clock), top_up: topUpHandler(clock), test: orderPaymentHandler(clock) }
  const payments = createPayments({
    gateway: configuredGateway(config, clock, log),
    clock,
    publicUrl: config.publicUrl,
    handler: (purpose) => handlers[purpose],
    onMoved: bookkeeper(clock),
  })
  const paidModules = [
    (api: Api) => bindPayments(api, payments),
    (api: Api) => bindOrdering(api, payments, { site: config.publicUrl, rateLimits }),
  ]
  const demoModules = [(api: Api) => bindOutbox(api, notifications), (api: Api) => bindTestPayment(api, payments)]
  return withLife({
    config,
    log,
    clock,
    database,
    context,
    authenticate: identity.authenticate,
    modules: [
      (api) => bindIdentity(api, identity, config.publicUrl),
      bindCoupons,
      ...paidModules,
      ...publicModules,
      ...(config.mode === 'demo' ? demoModules : []),
    ],
    checkAnswers,
    formOrigins: gatewayFormOrigins(config),
    providerForPages: providerForPages(config),
    demoIssuer: configuredIssuer(config, clock),
    simulator: configuredSimulator(config, clock),
    backgroundJobs: {
      notifications: () => notifications.process(systemContext('notifications')),
      payments: () => payments.reconcile(systemContext('payments')),
      'old-mails': () => notifications.tidy(systemContext('old-mails')),
      'rate-limits': () => forgetOldLimits(database.db, clock.now()),
      'expire-orders': () => expireOrders(systemContext('expire-orders'), payments),
      'order-deadlines': () => watchDeadlines(systemContext('order-deadlines'), payments),
      'order-messages': () => remindOfMessages(systemContext('order-messages')),
    },
    systemContext,
    catalogue,
  })
}

/** Who has just paid, or waits for an email, waits before a screen; and a gateway wants to be asked every few seconds at first. */
const promptJobs = ['payments', 'notifications'] as const
const promptlyMs = 3_000

function withLife(services: Omit<Services, 'isDraining'>): RunningServices {
  const { config, log, database, backgroundJobs, catalogue } = services
  let draining = false
  let jobs: Jobs | undefined
  let intervals: Interval[] = []
  return {
    ...services,
    isDraining: () => draining,
    drain: () => void (draining = true),
    async start() {
      jobs = await startJobs(database, config.databaseUrl, log)
      for (const [name, run] of Object.entries(backgroundJobs)) await jobs.everyMinute(name, run)
      intervals = promptJobs.map((name) => {
        const failed = (error: unknown) =>
          log.error({ err: error instanceof Error ? error.name : 'unknown', job: name }, 'background job failed')
        return startInterval(promptlyMs, async () => backgroundJobs[name]?.(), failed)
      })
    },
    async stop() {
      await Promise.all(intervals.map((interval) => interval.stop()))
      await jobs?.stop()
      await catalogue.close()
      await database.close()
    },
  }
}
