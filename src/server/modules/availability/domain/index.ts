export {
  bookable,
  factsOf,
  isBookable,
  mostGuests,
  openDay,
  stateOf,
  type BookingTerms,
  type DayFacts,
} from './day-state.ts'
