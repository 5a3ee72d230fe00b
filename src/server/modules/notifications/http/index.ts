import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Api } from '#server/http/api.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Notifications } from '../index.ts'
import { lettersPath, mailPage, outboxPage } from './outbox-pages.ts'
import { findMail, listMails } from '../store.ts'

const mostShown = 200
const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

const letters = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
)
// The frame that shows an email has no origin, so to its letters it is a stranger.
const letterHeaders = {
  'Content-Type': 'font/woff2',
  'Cache-Control': 'public, max-age=86400',
  'Access-Control-Allow-Origin': '*',
}

/** Demo mode's window on the emails: /dev/mail lists them, /dev/mail/ID shows one. Bound in demo mode alone. */
export function bindOutbox({ raw, contextOf }: Api, notifications: Notifications): void {
  raw.get('/dev/mail', async (c) => {
    const ctx = contextOf(c)
    // Whoever looks has just done something and should not have to wait for the next round.
    await notifications.process(ctx)
    return c.html(outboxPage(await listMails(ctx.db, mostShown)), 200, headers)
  })
  raw.get(lettersPath, async (c) => c.body(await readFile(letters), 200, letterHeaders))
  raw.get('/dev/mail/:id', async (c) => {
    const found = await findMail(contextOf(c).db, c.req.param('id'))
    if (!found) throw fail('not_found')
    return c.html(mailPage(found), 200, headers)
  })
}
