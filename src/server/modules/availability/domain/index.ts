export { bookable, factsOf, mostGuests, openDay, stateOf, type BookingTerms, type DayFacts } from './day-state.ts'
export { capacityLeft, capacityOf, type Calendar } from './calendar.ts'
export type { Closure } from './closures.ts'
