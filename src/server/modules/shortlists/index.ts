/** The caterers that a customer keeps in mind. */
export { listShortlist } from './operations/list-shortlist.ts'
export { personalShortlist } from './queries/personal-data.ts'
