// The public API of this module: the tools of admins, which no other module uses. `http.ts` binds them.
export { readAudit } from './operations/read-audit.ts'
