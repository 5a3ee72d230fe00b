/** The event that a customer planned last. */
export { tidyEvents } from './operations/tidy-events.ts'
export { personalEvent } from './queries/personal-data.ts'
