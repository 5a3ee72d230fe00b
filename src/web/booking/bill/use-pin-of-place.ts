import { useEffect, useRef } from 'react'
import { publicApi } from '#web/shared/api/public-api.ts'
import type { Details } from '#web/shared/draft/draft-shape.ts'
import { changeDetails, currentDraft } from '#web/shared/draft/draft-store.ts'

/** Fills in the PIN code of a place that an earlier page was told, which knew its name and point alone. */
export function usePinOfPlace({ place, pinCode }: Pick<Details, 'place' | 'pinCode'>): void {
  const name = place?.name
  // A code that was deleted by hand stays so.
  const looked = useRef(pinCode === '' ? undefined : name)
  useEffect(() => {
    if (name === undefined || pinCode !== '' || looked.current === name) return
    looked.current = name
    const find = async () => {
      const { items } = await publicApi('GET /api/places', { query: { q: name } })
      const code = items.find((item) => item.name === name)?.pinCode
      const details = currentDraft()?.details
      if (code !== undefined && details?.place?.name === name && details.pinCode === '')
        changeDetails({ pinCode: code })
    }
    // Without an answer the code is typed.
    find().catch(() => undefined)
  }, [name, pinCode])
}
