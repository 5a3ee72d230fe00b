import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { Session } from '#contract/endpoints/identity.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'
import { onPostgres } from '#test/support/postgres.ts'
import { Visitor } from '#test/support/visitor.ts'
import type { Facts } from './claims.ts'
import { documentedSql } from './documented-sql.ts'
import type { Proxy } from './proxy.ts'
import { until } from '../support/until.ts'

interface Given {
  proxy: Proxy
  settings: Record<string, string>
  databaseUrl: string
}

const password = 'Jowar-Ragi-Bajra-77'
/** Answers in a row that have to agree: they come from both processes. */
const inARow = 8
/** What a plate of the package of docs/operations.md costs in rupees, before 5% GST and with it. */
const platePrices = [280, 294]

/** A new product: nobody has registered. */
export const nothing: Facts = { counts: { caterers: 0, orders: 0, reviews: 0, stories: 0 }, prices: [], codes: [] }

/** Makes the first admin and the first caterer with a package, as docs/operations.md says. */
export async function openForBusiness({
  proxy,
  settings,
  databaseUrl,
}: Given): Promise<{ caterer: OwnCaterer; facts: Facts }> {
  const admin = await makeAdmin(proxy.plainOrigin, settings)
  const owner = new Visitor(proxy.plainOrigin)
  owner.session = await must<Session>(owner, '/auth/email/register', {
    firstName: 'Sunanda',
    lastName: 'Tambe',
    email: 'sunanda@tambe-kitchen.in',
    phone: '9811100011',
    password,
    role: '3',
  })
  const caterer = await must<OwnCaterer>(owner, '/api/caterer', {
    name: 'Tambe Kitchen',
    gstNo: '27AABCC1234D1ZB',
    address: '12 SV Road, Andheri West, Mumbai, Maharashtra 400058',
    googleLocation: { lat: 19.1197, lng: 72.8464 },
    serviceAddress: 'Andheri, Mumbai',
    mobileNo: 9811100011,
  })
  const list = () => owner.get<SearchResult>('/api/search?people=25-50')
  if ((await list()).total > 0) throw new Error('a caterer is on the site before it was approved')
  await onPostgres(databaseUrl, documentedSql('Set up menus and packages', caterer.id))
  await must(admin, `/api/admin/caterers/${caterer.id}/approval`, { action: 'approve', version: caterer.version })
  let seen = 0
  await until('the caterer on the site', async () => {
    seen = (await list()).items.some(({ id }) => id === caterer.id) ? seen + 1 : 0
    return seen >= inARow ? seen : undefined
  })
  return { caterer, facts: { ...nothing, counts: { ...nothing.counts, caterers: 1 }, prices: platePrices } }
}

/** Makes the first admin by the command for operators, and logs in as it. */
async function makeAdmin(origin: string, settings: Record<string, string>): Promise<Visitor> {
  const email = 'admin@sankalp.in'
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, '../create-admin.ts'), email], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  const [, hash] = /\/reset-password#([\w-]+)/.exec(printed) ?? []
  const admin = new Visitor(origin)
  await must(admin, '/api/auth/reset/password', { password, hash })
  const { user } = await admin.login(email, password)
  if (user.role.id !== '1') throw new Error(`the first admin has the role ${user.role.name}`)
  return admin
}

/** Posts and returns the body. @throws unless it succeeds */
export async function must<Body>(who: Visitor, path: string, body: object): Promise<Body> {
  const answered = await who.call<Body>('POST', path, body)
  if (answered.status >= 300)
    throw new Error(`POST ${path} answered ${answered.status}: ${JSON.stringify(answered.body)}`)
  return answered.body
}
