import { useEffect, useState } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { changeDraft, currentDraft } from '#web/shared/draft/draft-store.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { signUpSchema } from '#web/shared/sign-in/sign-up-schema.ts'
import { m } from '#messages'

export type SignUp = ReturnType<typeof useSignUp>

const nothing = { email: '', password: '', acceptsTerms: false, mayBeCounted: false }

/** Signing up on the bill: email and password, while name and number are those of the bill. A reload loses the password alone. */
export function useSignUp() {
  const [stored] = useState(() => currentDraft()?.signUp)
  // Its controls are among those of the bill, and so are its problems.
  const form = useSchemaForm(signUpSchema, { id: 'bill', initial: { ...nothing, ...stored }, context: undefined })
  const { email, acceptsTerms } = form.values
  useEffect(() => {
    const before = currentDraft()?.signUp ?? nothing
    if (before.email === email && before.acceptsTerms === acceptsTerms) return
    changeDraft({ signUp: { email, acceptsTerms } })
  }, [email, acceptsTerms])
  return {
    form,
    /** Makes the account of what is typed here and on the bill; undefined when that failed, which the form then says. */
    async join(): Promise<User | undefined> {
      const details = currentDraft()?.details
      const { firstName, lastName } = namesOf(details?.contactName ?? '')
      let joined: User | undefined
      const person = { firstName, lastName, phone: details?.contactPhone ?? '', role: roles.customer }
      await form.submit(async (entered) => {
        const part = await import('#web/shared/sign-in/use-registration.ts').catch(() => undefined)
        if (!part) return form.fail(m.ui_part_failed())
        return part.registerBy(form, { ...entered, ...person }, (user) => {
          joined = user
        })
      })()
      return joined
    },
  }
}

/** The last word is the last name. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
