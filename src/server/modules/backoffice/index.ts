// The public API of this module: the tools of admins, which no other module uses.
export { readAudit } from './operations/read-audit.ts'
