import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { checkSession } from '#web/shared/session/session.ts'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { changesOf, newCatererFrom } from './caterer-fields.ts'
import { controlId, fieldNamed, type Problem } from './caterer-problems.ts'
import type { CatererForm } from './use-caterer-form.ts'
import type { OwnCatererState } from './use-own-caterer.ts'

/** Creates the caterer, or saves the changed fields. */
export function useSaveCaterer(own: OwnCatererState, form: CatererForm) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  // A second press comes before the first is drawn.
  const busy = useRef(false)
  const [failure, setFailure] = useState('')
  const [stale, setStale] = useState(false)

  const finish = async (caterer: OwnCaterer) => {
    form.forget()
    own.put(caterer)
    // The session and its storage keys get the caterer's id.
    await checkSession()
    notify(m.account_saved(), 'success')
    await navigate(paths.catererDashboard())
  }
  const fail = async (thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.code === 'caterer_exists') {
      const caterer = await own.reload().catch(() => undefined)
      // The answer to the first try was lost: what it made is what was typed.
      if (caterer && Object.keys(changesOf(caterer, form.fields)).length === 0) return finish(caterer)
    }
    const messages = thrown instanceof ApiError ? thrown.messages : [m.identity_unreachable()]
    for (const message of messages) notify(message, 'error')
    const problems = thrown instanceof ApiError ? problemsSaid(thrown) : []
    form.applyServerErrors(problems)
    if (problems[0]) requestAnimationFrame(() => problems[0] && showControl(controlId(problems[0].field)))
    else setFailure(messages.join(' '))
    setStale(thrown instanceof ApiError && thrown.code === 'caterer_changed')
  }
  const send = async () => {
    const { caterer } = own
    if (!caterer) return finish(await api('POST /api/caterer', { body: newCatererFrom(form.fields) }))
    const changes = changesOf(caterer, form.fields)
    if (Object.keys(changes).length === 0) {
      form.forget()
      return notify(m.account_no_changes())
    }
    const body = { ...changes, version: caterer.version }
    await finish(await api('PATCH /api/caterer/{id}', { params: { id: caterer.id }, body }))
  }
  const alone = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure('')
    setStale(false)
    await work().catch(fail)
    busy.current = false
    setPending(false)
  }
  return {
    pending,
    failure,
    /** The caterer was changed elsewhere since it was loaded. */
    stale,
    submit: async () => {
      form.showAll()
      const [first] = form.problems
      if (first) return showControl(controlId(first.field))
      await alone(send)
    },
    /** Loads what is there now; what was typed stays on top of it. */
    loadAnew: () =>
      alone(async () => {
        await own.reload()
        notify(m.onboarding_loaded_anew())
      }),
  }
}

function problemsSaid({ fields }: ApiError): Problem[] {
  return Object.entries(fields).flatMap(([name, message]) => {
    const field = fieldNamed(name)
    return field ? [{ field, message }] : []
  })
}
