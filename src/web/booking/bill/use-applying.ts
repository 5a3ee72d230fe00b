import { useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { changeDraft } from '#web/shared/draft/draft-store.ts'

/** A code goes onto the bill once the server takes it; until then it stays where it was typed, with the reason below. */
export function useApplying(subtotal: number | undefined, replaces: string | undefined) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const apply = async (text: string) => {
    const code = text.trim().toUpperCase()
    if (busy) return
    if (code === '') return setError(m.bill_coupon_needed())
    setBusy(true)
    try {
      const body = { code, ...(subtotal === undefined ? {} : { subtotal }), ...(replaces ? { replaces } : {}) }
      const { coupon } = await api('POST /api/coupon/validate', { body })
      changeDraft({ coupon: coupon.code, released: undefined })
    } catch (thrown) {
      setError(thrown instanceof ApiError ? thrown.message : m.bill_coupon_failed())
      setBusy(false)
    }
  }
  return { apply, busy, error, forgetError: () => setError(undefined) }
}
