import { MailError, type MailSender } from '#server/adapters/mail/mail-sender.ts'
import type { Context } from '#server/kernel/context.ts'
import { nextTryAt } from '../domain/delivery.ts'
import { claimMails, markFailed, markSent, markToTryAgain, type ClaimedMail } from '../store.ts'

const batch = 10
/** An email whose process died is tried again after it. */
const leaseMs = 5 * 60 * 1000
/** The longest that one email is expected to take. */
const longestSendMs = 2 * 60 * 1000

/**
 * Sends the emails that are due. Each is leased, sent outside any transaction and then marked, so a process that dies in between
 * sends it once more, with the same Message-ID. An email that cannot be sent is tried again later and given up at last.
 */
export async function deliverMails(ctx: Context, sender: MailSender): Promise<void> {
  for (;;) {
    const now = ctx.clock.now()
    const leasedUntil = new Date(now.getTime() + leaseMs)
    const claimed = await claimMails(ctx.db, batch, now, leasedUntil)
    for (const mail of claimed) {
      // A server that takes its time must not make two processes send the rest: they are left to whoever claims them next.
      if (ctx.clock.now().getTime() + longestSendMs > leasedUntil.getTime()) return
      await deliver(ctx, sender, mail)
    }
    if (claimed.length < batch) return
  }
}

async function deliver(ctx: Context, sender: MailSender, mail: ClaimedMail): Promise<void> {
  if (mail.uselessAt && mail.uselessAt <= ctx.clock.now()) return giveUp(ctx, mail, 'too late')
  try {
    await sender.send(mail)
  } catch (error) {
    // Only what the adapter says is known to be free of personal data.
    const reason = error instanceof MailError ? error.reason : 'unexpected'
    const isForGood = error instanceof MailError && error.isForGood
    const again = isForGood ? undefined : nextTryAt(mail.tries, ctx.clock.now())
    if (!again) return giveUp(ctx, mail, reason)
    ctx.log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, reason }, 'email delivery delayed')
    return markToTryAgain(ctx.db, mail.id, again)
  }
  await markSent(ctx.db, mail.id, { keepBody: sender.isOutbox }, ctx.clock.now())
}

async function giveUp(ctx: Context, mail: ClaimedMail, reason: string): Promise<void> {
  ctx.log.error({ mail: mail.id, kind: mail.kind, tries: mail.tries, reason }, 'email delivery failed')
  await markFailed(ctx.db, mail.id)
}
