/** At least so many days before the event, so many per cent come back. */
export interface CancellationStep {
  daysBefore: number
  percent: number
}
