/** Work of one kind that is due now and not done. */
export interface QueueLength {
  due: number
  /** When the oldest of it became due; null when nothing is due. */
  oldestDueAt: Date | null
}
