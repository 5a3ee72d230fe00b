export { bookable, factsOf, mostGuests, openDay, stateOf, type BookingTerms, type DayFacts } from './day-state.ts'
