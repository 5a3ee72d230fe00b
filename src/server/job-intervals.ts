/** Run every 3 seconds: people are waiting at a screen, and PhonePe expects frequent status checks at first. */
const promptJobs = new Set(['payments', 'notifications', 'notification-centre', 'push', 'audit'])
const [promptlyMs, usuallyMs] = [3_000, 60_000]

/** Returns after how many milliseconds a background job runs again. */
export function intervalOf(job: string): number {
  return promptJobs.has(job) ? promptlyMs : usuallyMs
}
