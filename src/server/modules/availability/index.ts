/** Which days a caterer cooks, and for how many more guests. */
export { firstFreeDay, isClosed, platesLeft } from './domain/calendar.ts'
export { calendarOf, listDaysOn, releasePlates, takePlates, type DayOfCaterer } from './store.ts'
