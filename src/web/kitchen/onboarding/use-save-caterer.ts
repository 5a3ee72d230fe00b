import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { checkSession } from '#web/shared/session/session.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { changesOf, newCatererFrom } from './caterer-fields.ts'
import type { CatererForm } from './use-caterer-form.ts'
import type { OwnCatererState } from './use-own-caterer.ts'

/** Most messages that are shown as toasts at the same time. */
const mostToasts = 5

/** Creates the caterer, or saves the changed fields, and then leads to `next`. */
export function useSaveCaterer(own: OwnCatererState, form: CatererForm, next: string) {
  const navigate = useNavigate()
  const [loading, setLoading] = useState(false)
  const [stale, setStale] = useState(false)

  const finish = async (caterer: OwnCaterer) => {
    // Back leads here again: without a step the address would mean the next one from now on.
    await navigate(paths.onboarding({ step: 1 }), { replace: true, preventScrollReset: true })
    form.forget()
    own.put(caterer)
    // The session and its storage keys get the caterer's id.
    await checkSession()
    notify(m.account_saved(), 'success')
    await navigate(next)
  }
  const fail = async (thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.code === 'caterer_exists') {
      const caterer = await own.reload().catch(() => undefined)
      // The answer to the first try was lost: what it made is what was typed.
      if (caterer && Object.keys(changesOf(caterer, form.values)).length === 0) return finish(caterer)
    }
    const messages = thrown instanceof ApiError ? thrown.messages : [m.identity_unreachable()]
    for (const message of [...new Set(messages)].slice(0, mostToasts)) notify(message, 'error')
    form.reject(thrown, messages.join(' '))
    setStale(thrown instanceof ApiError && thrown.code === 'caterer_changed')
  }
  const send = async () => {
    const { caterer } = own
    if (!caterer) return finish(await api('POST /api/caterer', { body: newCatererFrom(form.values) }))
    const changes = changesOf(caterer, form.values)
    if (Object.keys(changes).length === 0) {
      form.forget()
      return notify(m.account_no_changes())
    }
    const body = { ...changes, version: caterer.version }
    await finish(await api('PATCH /api/caterer/{id}', { params: { id: caterer.id }, body }))
  }
  return {
    pending: form.isSubmitting || loading,
    failure: form.failure,
    /** The caterer was changed elsewhere since it was loaded. */
    stale,
    submit: form.submit(async () => {
      setStale(false)
      await send().catch(fail)
    }),
    /** Loads what is there now; what was typed stays on top of it. */
    loadAnew: async () => {
      setLoading(true)
      setStale(false)
      form.fail('')
      await own.reload().catch(fail)
      setLoading(false)
    },
  }
}
