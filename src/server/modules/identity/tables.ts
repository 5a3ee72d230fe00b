import { table } from '#server/kernel/sql.ts'
import type { EndReason } from './domain/session.ts'

export const users = table('users')
export const sessions = table<'sessions', { end_reason: EndReason | null }>('sessions')
export const refreshTokens = table('refresh_tokens')
export const oneTimeLinks = table<'one_time_links', { payload: { email?: string } }>('one_time_links')
export const emailCodes = table('email_codes')
export const externalIdentities = table('external_identities')
export const spentIdTokens = table('spent_id_tokens')
