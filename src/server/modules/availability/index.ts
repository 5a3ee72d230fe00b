/** Which days a caterer cooks, and for how many more guests. */
export { firstFreeDay, isClosed, platesLeft } from './domain/calendar.ts'
export { calendarOf, releasePlates, takePlates } from './store.ts'
