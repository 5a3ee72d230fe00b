import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { now } from '#web/ui/now.ts'
import { fieldsOf, noCaterer } from './caterer-fields.ts'
import { catererDrafts, catererSchema } from './caterer-schema.ts'

export type CatererForm = ReturnType<typeof useCatererForm>

/** The form of a caterer's profile. Every edit is stored for the account until it is saved. */
export function useCatererForm(user: User, caterer: OwnCaterer | undefined) {
  const saved = caterer && fieldsOf(caterer)
  return useSchemaForm(catererSchema, {
    id: 'caterer',
    initial: saved ?? noCaterer(user),
    context: { today: dayInIndia(now()), saved },
    draft: catererDrafts(user.id),
  })
}
