/** Run every 3 seconds: people are waiting at a screen, and PhonePe expects frequent status checks at first. */
const promptJobs = new Set(['payments', 'notifications', 'notification-centre', 'push', 'audit'])
/** Run every six hours: nobody waits, and they look through whole tables. */
const seldomJobs = new Set(['old-sessions', 'old-gateway-messages', 'statements'])
const [promptlyMs, usuallyMs, seldomMs] = [3_000, 60_000, 6 * 60 * 60_000]

/** Returns after how many milliseconds a background job runs again. */
export function intervalOf(job: string): number {
  if (promptJobs.has(job)) return promptlyMs
  return seldomJobs.has(job) ? seldomMs : usuallyMs
}
