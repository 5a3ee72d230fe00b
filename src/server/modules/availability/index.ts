/** Which days a caterer cooks, and for how many more guests. */
export { capacityOf, firstFreeDay, isClosed, platesLeft, type Calendar } from './domain/calendar.ts'
export {
  calendarOf,
  capacityOn,
  listCalendars,
  listDaysOn,
  movePlates,
  releasePlates,
  takePlates,
  type DayOfCaterer,
} from './store.ts'
