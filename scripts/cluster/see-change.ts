import type { CatererView } from '#contract/endpoints/caterers.ts'
import { demoPassword } from '#db/world/index.ts'
import { Visitor } from '#test/support/visitor.ts'
import { until } from './until.ts'

const patienceMs = 15_000
let changes = 0

/** Has a caterer change its profile at one process, and returns after how many milliseconds the other one shows it. */
export async function seeChange(here: string, there: string): Promise<number> {
  const owner = new Visitor(here)
  const { user } = await owner.login('caterer@pangat.example', demoPassword)
  const id = user.catererId
  if (id === undefined) throw new Error('the demo caterer has no profile')
  const extraInformation = `We cook in Dadar. Change ${(changes += 1)}.`
  // What is busy at the moment is asked again, as people do.
  await until('a change to be taken', async () => {
    const { status, body } = await owner.call('PATCH', `/api/caterer/${id}`, { extraInformation })
    if (status === 503) return undefined
    if (status >= 300) throw new Error(`the change was answered ${status}: ${JSON.stringify(body)}`)
    return true
  })
  const answered = performance.now()
  const visitor = new Visitor(there)
  await until(
    'a change at the other process',
    async () =>
      (await visitor.get<CatererView>(`/api/caterer/${id}`)).extraInformation === extraInformation || undefined,
    patienceMs,
  )
  return performance.now() - answered
}
