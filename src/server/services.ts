import { settleContacts } from '#contract/contacts.ts'
import type { Hono } from 'hono'
import {
  configuredIssuer,
  configuredProvider,
  providerForPages,
  type ProviderForPages,
} from './adapters/identity-provider/configured-provider.ts'
import { configuredSender } from './adapters/mail/configured-sender.ts'
import { configuredSimulator, gatewayFormOrigins } from './adapters/payments/configured-gateway.ts'
import { webPush } from './adapters/push/web-push.ts'
import type { Api } from './http/api.ts'
import type { Authenticate } from './http/middleware.ts'
import { backfills } from './backfills.ts'
import { runBackfills } from './kernel/backfill.ts'
import type { Config } from './kernel/config.ts'
import { systemClock, type Clock } from './kernel/clock.ts'
import { contextFor, type Context, type SharedContext } from './kernel/context.ts'
import type { Database } from './kernel/database/database.ts'
import { newId } from './kernel/ids.ts'
import { createLife, type Life } from './life.ts'
import type { Log } from './kernel/log.ts'
import { databaseRateLimits, forgetOldLimits } from './kernel/rate-limit.ts'
import { createOutbox, type Outbox } from './kernel/outbox/outbox.ts'
import { auditSubscriber } from './modules/audit/index.ts'
import { bindAvailability } from './modules/availability/http.ts'
import { createPublicCalendar } from './modules/availability/index.ts'
import { bindBackOffice } from './modules/backoffice/http.ts'
import { bindCatalogue } from './modules/catalogue/http.ts'
import { createCatalogue, listServing, type Catalogue } from './modules/catalogue/index.ts'
import { bindCalendar } from './modules/calendar/http.ts'
import { mumbaiFestivals } from './modules/calendar/index.ts'
import { bindCatererDocuments } from './modules/caterer-documents/http.ts'
import { passWithDocuments } from './modules/caterer-documents/index.ts'
import { bindCaterers } from './modules/caterers/http.ts'
import { createOwnCaterers, nameOfCaterer, remindOfLicences } from './modules/caterers/index.ts'
import { bindContent } from './modules/content/http.ts'
import { bindCounts } from './modules/counts/http.ts'
import { createCounts } from './modules/counts/index.ts'
import { hasOpenComplaint } from './modules/complaints/index.ts'
import { bindCoupons } from './modules/coupons/http.ts'
import { listAvailableCoupons } from './modules/coupons/index.ts'
import { bindImages } from './modules/images/http.ts'
import type { Images } from './modules/images/index.ts'
import { bindIdentity } from './modules/identity/http.ts'
import { createIdentity, sessionSecret, tidySessions } from './modules/identity/index.ts'
import { bindKitchenSheet } from './modules/kitchen-sheet/http.ts'
import { estimatedYields } from './modules/kitchen-sheet/index.ts'
import { bindMembers } from './modules/members/http.ts'
import { createMembers, joinByInvitation, membershipOf, tidyInvitations } from './modules/members/index.ts'
import { bindMenus } from './modules/menus/http/index.ts'
import { arrangePackages, createOwnOffers, eraseOldOffers } from './modules/menus/index.ts'
import { bindOrdering } from './modules/ordering/http/index.ts'
import {
  askAboutDelivery,
  eraseAllergies,
  expireOrders,
  remindOfAnswers,
  remindOfMessages,
  watchDeadlines,
} from './modules/ordering/index.ts'
import { bindNotificationCentre } from './modules/notification-centre/http.ts'
import { createNotificationCentre } from './modules/notification-centre/index.ts'
import { bindOutbox } from './modules/notifications/http/index.ts'
import { createNotifications } from './modules/notifications/index.ts'
import { bindLive } from './modules/live/http.ts'
import { createLive, type Live } from './modules/live/index.ts'
import { configuredPayoutSender } from './adapters/payouts/configured-payout-sender.ts'
import { bankDataSealer } from './kernel/sealing/bank-data-sealer.ts'
import { bindPayouts } from './modules/payouts/http.ts'
import { createPayouts, payableSubscriber } from './modules/payouts/index.ts'
import { bindPayments, bindTestPayment } from './modules/payments/http.ts'
import { tidyMessages } from './modules/payments/index.ts'
import { bindPlaces } from './modules/places/http.ts'
import { createPlaces, mumbai } from './modules/places/index.ts'
import { bindReviews } from './modules/reviews/http.ts'
import { hasReview } from './modules/reviews/index.ts'
import { bindEvent } from './modules/event/http.ts'
import { tidyEvents } from './modules/event/index.ts'
import { bindShortlists } from './modules/shortlists/http.ts'
import { createAssistants, type Assistant } from './assistants.ts'
import { bindForms, formJobs } from './forms.ts'
import { personalData } from './personal-data.ts'
import { createGatewayPayments } from './gateway-payments.ts'
import { createReadings, type Readings } from './readings.ts'
import { createUploads } from './uploads.ts'

/** What the running service is made of: built once, here, and handed down. */
export interface Services {
  config: Config
  log: Log
  clock: Clock
  database: Database
  /** The context of requests, without their actor and log. */
  context: SharedContext
  authenticate: Authenticate
  /** Each binds one module's endpoints. */
  modules: readonly ((api: Api) => void)[]
  checkAnswers: boolean
  /** Origins in addition to our own that pages may post forms to: the payment gateway. */
  formOrigins: readonly string[]
  /** The identity provider as pages must know it; undefined when there is none. */
  providerForPages: ProviderForPages | undefined
  /** The identity provider of demo mode. */
  demoIssuer: Awaited<ReturnType<typeof configuredIssuer>>
  /** The pretended payment gateway, in demo mode without an account at a real one. */
  simulator: Hono | undefined
  /** Work that one of the processes repeats; each is safe to run twice, and tests call them directly. */
  backgroundJobs: Readonly<Record<string, () => Promise<void>>>
  /** What the public sees of caterers. */
  catalogue: Catalogue
  assistant: Pick<Assistant, 'readTexts'>
  images: Pick<Images, 'close' | 'origins'>
  live: Pick<Live, 'close'>
  outbox: Outbox
  /** What metrics are made of. */
  readings: Readings
  isDraining(): boolean
  /** Returns a context for work of the system, such as background jobs. */
  systemContext(name: string): Context
}

/** Services with what only the process that serves them needs. */
export type RunningServices = Services & Life

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
  settleContacts(config.contacts)
  const outbox = createOutbox({ database, log }, () => ({
    onceForTheDatabase: [notifications.subscriber, auditSubscriber, ...centre.subscribers, payableSubscriber],
    inEachProcess: [...catalogue.subscribers, calendar.subscriber, live.subscriber],
  }))
  const ending = new AbortController()
  const context: SharedContext = {
    clock,
    db: database.db,
    reader: (read) => database.reader(read),
    newId,
    transaction: outbox.transaction,
    stopping: ending.signal,
  }
  const systemContext = (name: string) =>
    contextFor(context, { actor: { kind: 'system', name }, log: log.child({ job: name }) })
  const push = config.push && webPush(config.push, clock)
  const centre = createNotificationCentre({ push, outbox, systemContext })
  const rateLimits = databaseRateLimits(database.db, clock)
  const identity = createIdentity({
    secret: await sessionSecret(config),
    publicUrl: config.publicUrl,
    clock,
    db: database.db,
    rateLimits,
    personalData,
    ofAccount: { membershipOf, joinByInvitation, availableCoupons: listAvailableCoupons },
    provider: configuredProvider(config, clock, log),
  })
  const site = config.publicUrl.origin
  const { issueEmailCode } = identity
  const notifications = createNotifications({ sender: configuredSender(config), outbox, site, issueEmailCode })
  const places = createPlaces(mumbai())
  const catalogue = createCatalogue({ database, places, clock, log, listen: outbox.listen, cities: config.cities })
  const calendar = createPublicCalendar(rateLimits)
  const live = createLive({ db: database.db, log, outbox })
  const ownCaterers = createOwnCaterers({ approvalMode: config.catererApproval, rateLimits, arrangePackages, site })
  const members = createMembers({
    rateLimits,
    identity,
    ofCaterer: { nameOf: nameOfCaterer, passTo: passWithDocuments },
  })
  const sealer = await bankDataSealer(config)
  const { images, catererDocuments } = createUploads(config, { clock, rateLimits, sealer })
  const assistants = createAssistants({ config, rateLimits, catalogue, places })
  const payouts = createPayouts({ identity, sealer, sender: configuredPayoutSender(config, clock) })
  const publicModules = [
    (api: Api) => bindPlaces(api, places),
    (api: Api) => bindCatalogue(api, catalogue, calendar),
    (api: Api) => bindAvailability(api, calendar),
    (api: Api) => bindKitchenSheet(api, { yields: estimatedYields(), places }),
    (api: Api) => bindCalendar(api, { festivals: mumbaiFestivals(), places, site: config.publicUrl }),
    (api: Api) => bindCaterers(api, ownCaterers, catalogue.getOwnCaterer),
    (api: Api) => bindMembers(api, members),
    (api: Api) => bindMenus(api, createOwnOffers({ rateLimits, site }), catalogue.favouritesOf),
    (api: Api) => bindImages(api, images),
    (api: Api) => bindCatererDocuments(api, catererDocuments),
    bindReviews,
    bindContent,
    (api: Api) => bindForms(api, rateLimits),
    assistants.bind,
    bindShortlists,
    bindEvent,
    (api: Api) => bindBackOffice(api, catalogue.getOwnCaterer),
  ]
  const { payments, breaker } = createGatewayPayments(config, clock, log)
  const [{ localityAt }, { sharesAccount }] = [places, payouts]
  const ordering = {
    isReviewed: hasReview,
    hasOpenComplaint,
    sharesAccount,
    localityAt,
    listServing: (guests: Parameters<typeof listServing>[1]) => listServing(catalogue, guests),
    site: config.publicUrl,
  }
  const paidModules = [
    (api: Api) => bindPayments(api, payments),
    (api: Api) => bindOrdering(api, { ...ordering, payments, rateLimits, identity }),
    (api: Api) => bindPayouts(api, payouts),
  ]
  const demoModules = [(api: Api) => bindOutbox(api, notifications), (api: Api) => bindTestPayment(api, payments)]
  const backgroundJobs = {
    notifications: () => notifications.process(systemContext('notifications')),
    audit: () => outbox.deliver(systemContext('audit'), auditSubscriber),
    ...centre.jobs,
    payables: () => outbox.deliver(systemContext('payables'), payableSubscriber),
    payouts: () => payouts.process(systemContext('payouts')),
    'payout-matters': () => payouts.tend(systemContext('payout-matters')),
    statements: () => payouts.announceStatements(systemContext('statements')),
    'old-events': () => outbox.tidy(systemContext('old-events')),
    payments: () => payments.reconcile(systemContext('payments')),
    'old-mails': () => notifications.tidy(systemContext('old-mails')),
    'old-planned-events': () => tidyEvents(systemContext('old-planned-events')),
    'old-invitations': () => tidyInvitations(systemContext('old-invitations')),
    'old-sessions': () => tidySessions(systemContext('old-sessions')),
    'old-gateway-messages': () => tidyMessages(systemContext('old-gateway-messages')),
    'rate-limits': () => forgetOldLimits(database.db, clock.now()),
    'expire-orders': () => expireOrders(systemContext('expire-orders'), { payments }),
    'order-deadlines': () => watchDeadlines(systemContext('order-deadlines'), { payments, hasOpenComplaint }),
    'answer-reminders': () => remindOfAnswers(systemContext('answer-reminders')),
    'delivery-questions': () => askAboutDelivery(systemContext('delivery-questions')),
    'order-messages': () => remindOfMessages(systemContext('order-messages')),
    'old-offers': () => eraseOldOffers(systemContext('old-offers')),
    'old-allergies': () => eraseAllergies(systemContext('old-allergies')),
    'unused-pictures': () => images.removeUnshown(systemContext('unused-pictures')),
    'caterer-documents': () => catererDocuments.tidy(systemContext('caterer-documents')),
    'ending-licences': () => remindOfLicences(systemContext('ending-licences')),
    ...formJobs(systemContext),
    backfills: () => runBackfills(systemContext('backfills'), backfills),
  }
  const life = createLife({ log, database, backgroundJobs, catalogue, images, live, outbox }, ending)
  return {
    ...life,
    config,
    log,
    clock,
    database,
    context,
    authenticate: identity.authenticate,
    modules: [
      (api) => bindIdentity(api, identity, config.publicUrl),
      (api) => bindCoupons(api, rateLimits),
      ...paidModules,
      ...publicModules,
      (api) => bindLive(api, live),
      (api) => bindNotificationCentre(api, { push }),
      (api) => bindCounts(api, createCounts(rateLimits)),
      ...(config.mode === 'demo' ? demoModules : []),
    ],
    checkAnswers,
    formOrigins: gatewayFormOrigins(config),
    providerForPages: providerForPages(config),
    demoIssuer: await configuredIssuer(config, clock),
    simulator: await configuredSimulator(config, clock),
    backgroundJobs,
    systemContext,
    catalogue,
    assistant: assistants.assistant,
    images,
    live,
    outbox,
    readings: createReadings({ database, clock, breaker, outbox }),
  }
}
