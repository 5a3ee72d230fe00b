import { DeadlineExceeded } from '../deadline.ts'

/** Thrown when the connection failed, not the statement: rejected, broken, or never obtained from the pool. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** SQLSTATEs with which the server ends the session: the connection must not be used again. */
const fatal = /^(08|57P0[1-5]|25P0[34])/
/**
 * SQLSTATEs that say nothing about the request, which can succeed a moment later: those above, insufficient resources, a lock or
 * statement timeout, a deadlock, a write sent to a primary that has become a standby, and an I/O error, which is how a log on a full disk
 * fails.
 */
const transient = /^(53|55P03|57014|40001|40P01|25006|58030)/

/** Reports whether the database could not serve a statement at this moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const sqlState = sqlStateOf(error) ?? ''
  return causes(error, DatabaseUnavailable) || fatal.test(sqlState) || transient.test(sqlState)
}

/** Reports whether the connection that raised the error is unusable: gone, or possibly still busy with the statement. */
export function breaksConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return causes(error, DatabaseUnavailable) || causes(error, DeadlineExceeded) || fatal.test(sqlStateOf(error) ?? '')
}

function causes(error: unknown, kind: new (...given: never[]) => Error): boolean {
  return error instanceof kind || (error instanceof Error && causes(error.cause, kind))
}

/** The five-letter SQLSTATE of a database error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlStateOf(error.cause)
}

/** The name of the constraint that a database error is about. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const name = (error as { constraint?: unknown }).constraint
  return typeof name === 'string' ? name : constraintOf(error.cause)
}
