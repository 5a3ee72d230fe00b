import { createClient } from './api.ts'
import { waitWhileBusy } from './wait-while-busy.ts'

/** The API as anyone may call it from the browser: no session, so answers are the same for all. */
export const publicApi = createClient(waitWhileBusy((path, init) => fetch(path, init)))
