/** Who has just paid, waits for an email or has just decided something waits before a screen; a gateway wants to be asked soon. */
const promptJobs = new Set(['payments', 'notifications', 'audit'])
const [promptlyMs, usuallyMs] = [3_000, 60_000]

/** Returns after how many milliseconds a background job runs again. */
export function intervalOf(job: string): number {
  return promptJobs.has(job) ? promptlyMs : usuallyMs
}
