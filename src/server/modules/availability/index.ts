/** Which days a caterer cooks, and for how many more guests. */
export {
  capacityOf,
  firstFreeDay,
  isClosed,
  capacityLeft,
  unconfirmedCapacity,
  type Calendar,
} from './domain/calendar.ts'
export {
  calendarOf,
  capacityOn,
  listCalendars,
  confirmCapacity,
  listDaysOn,
  moveReservation,
  releaseCapacity,
  reserveCapacity,
  type DayOfCaterer,
  type CapacityReservation,
} from './store.ts'
