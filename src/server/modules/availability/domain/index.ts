export { bookable, factsOf, isBookable, openDay, stateOf, type BookingTerms, type DayFacts } from './day-state.ts'
