/** Which days a caterer cooks, and for how many more guests. */
export { capacityOf, firstFreeDay, isClosed, platesLeft, unconfirmedPlates, type Calendar } from './domain/calendar.ts'
export {
  calendarOf,
  capacityOn,
  listCalendars,
  confirmPlates,
  listDaysOn,
  movePlates,
  releasePlates,
  takePlates,
  type DayOfCaterer,
  type Plates,
} from './store.ts'
