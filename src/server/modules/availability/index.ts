/** Which days a caterer cooks, and for how many more guests. */
export {
  capacityOf,
  firstFreeDay,
  isClosed,
  capacityLeft,
  unconfirmedCapacity,
  type Calendar,
} from './domain/calendar.ts'
export { calendarOf, capacityOn, listCalendars, listDaysOn, type DayOfCaterer } from './queries/calendars.ts'
export {
  confirmCapacity,
  moveReservation,
  releaseCapacity,
  reserveCapacity,
  type CapacityReservation,
} from './store.ts'
