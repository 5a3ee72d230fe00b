import type { NewCaterer } from '#contract/endpoints/own-caterer.ts'
import type { z } from 'zod'
import { aGstNo } from './gst-no.ts'
import { nextNumber } from './next-number.ts'

/** Returns what an owner fills in to create a caterer: the required fields with a unique name and GST number. */
export function aCatererProfile(given: Partial<z.input<typeof NewCaterer>> = {}): z.input<typeof NewCaterer> {
  const number = nextNumber()
  return {
    name: `New Kitchen ${number}`,
    gstNo: aGstNo(number),
    address: '12 SV Road, Andheri West, Mumbai, Maharashtra 400058',
    googleLocation: { lat: 19.1197, lng: 72.8464 },
    serviceAddress: 'Andheri, Mumbai',
    mobileNo: 9_820_000_000 + number,
    ...given,
  }
}
