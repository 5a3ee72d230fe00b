import { MailError, type MailSender } from '#server/adapters/mail/mail-sender.ts'
import { backoff } from '#server/kernel/due-work/backoff.ts'
import type { Context } from '#server/kernel/context.ts'
import { doDueWork } from '#server/kernel/due-work/due-work.ts'
import { claimMails, markFailed, markSent, markToTryAgain, type ClaimedMail } from '../store.ts'

const minuteMs = 60_000
/** Tries before an email is given up: with these waits about twelve hours, longer than email servers are usually down. */
export const mostTries = 18
const waits = backoff({ firstMs: 10_000, factor: 3, longestMs: 60 * minuteMs, mostTries })

/**
 * Sends the emails that are due. Each is leased, sent outside any transaction and then marked, so a process that dies in between
 * sends it once more, with the same Message-ID. An email that cannot be sent is tried again later and given up at last.
 */
export async function deliverMails(ctx: Context, { sender }: { sender: MailSender }): Promise<void> {
  await doDueWork(ctx, {
    name: 'email delivery',
    claim: (claim) => claimMails(ctx.db, claim),
    perform: (mail) => deliver(ctx, sender, mail),
    tries: ({ tries }) => tries,
    backoff: waits,
    retry: ({ id }, when) => markToTryAgain(ctx.db, id, when),
    abandon: ({ id }) => markFailed(ctx.db, id),
    // Only what the adapter says is known to be free of personal data.
    about: ({ id, kind }, error) => ({
      mail: id,
      kind,
      reason: error instanceof MailError ? error.reason : 'unexpected',
    }),
    isForGood: (error) => error instanceof MailError && error.isForGood,
    batch: 10,
    // A server that takes its time must not make two processes send the rest.
    leaseMs: 5 * minuteMs,
    longestMs: 2 * minuteMs,
  })
}

async function deliver(ctx: Context, sender: MailSender, mail: ClaimedMail): Promise<void> {
  if (mail.uselessAt && mail.uselessAt <= ctx.clock.now()) throw new MailError('too late', { isForGood: true })
  await sender.send(mail)
  await markSent(ctx.db, mail.id, { keepBody: sender.isOutbox }, ctx.clock.now())
}
