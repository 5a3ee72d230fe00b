// The public API of this module: every act, kept for as long as the database.
export { listActs } from './queries/acts.ts'
export { auditSubscriber } from './operations/keep-acts.ts'
