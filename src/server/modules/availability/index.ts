/** Which days a caterer cooks, and for how many more guests. */
export { firstFreeDay, isClosed, platesLeft, type Calendar } from './domain/calendar.ts'
export { calendarOf, listCalendars, listDaysOn, releasePlates, takePlates, type DayOfCaterer } from './store.ts'
