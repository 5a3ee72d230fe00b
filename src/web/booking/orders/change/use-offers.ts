import { useState } from 'react'
import { loadOffers, type Offers } from './load-offers.ts'

/** What the caterer offers now, loaded when it is first asked for; undefined when that fails, and then it can be asked for again. */
export function useOffers(catererId: string) {
  const [known, setKnown] = useState<Offers>()
  const [busy, setBusy] = useState(false)
  const load = async (): Promise<Offers | undefined> => {
    if (known) return known
    setBusy(true)
    // Whoever asked says what could not be loaded.
    const found = await loadOffers(catererId).catch(() => undefined)
    setBusy(false)
    setKnown(found)
    return found
  }
  return { known, busy, load }
}

export type OffersInHand = ReturnType<typeof useOffers>
