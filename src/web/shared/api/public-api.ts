import { createClient } from './api.ts'

/** The API as anyone may call it from the browser: no session, so answers are the same for all. */
export const publicApi = createClient((path, init) => fetch(path, init))
