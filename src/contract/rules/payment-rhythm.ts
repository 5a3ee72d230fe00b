const second = 1_000
const minute = 60 * second

/**
 * How often to ask about a payment that is under way, by its age: PhonePe's own schedule. The pause before the first look is
 * for who has just sent someone there; whoever is back asks immediately.
 */
export const paymentRhythm = [
  { until: 22 * second, every: 22 * second },
  { until: 52 * second, every: 3 * second },
  { until: 112 * second, every: 6 * second },
  { until: 172 * second, every: 10 * second },
  { until: 232 * second, every: 30 * second },
  { until: 20 * minute, every: minute },
] as const
