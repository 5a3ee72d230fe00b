/** Guest-count ranges exactly as the product shows them (R215). A band includes both of its label's bounds (C28). */
export const guestBands = ['10-25', '25-50', '50-100', '100+'] as const
export type GuestBand = (typeof guestBands)[number]

const bounds: Record<GuestBand, { min: number; max: number }> = {
  '10-25': { min: 10, max: 25 },
  '25-50': { min: 25, max: 50 },
  '50-100': { min: 50, max: 100 },
  '100+': { min: 100, max: Number.POSITIVE_INFINITY },
}

export function isGuestBand(value: unknown): value is GuestBand {
  return guestBands.includes(value as GuestBand)
}

/** Smallest and largest number of guests of a band; the last band has no upper end. */
export function boundsOf(band: GuestBand): { min: number; max: number } {
  return bounds[band]
}

export function bandHolds(band: GuestBand, guests: number): boolean {
  return guests >= bounds[band].min && guests <= bounds[band].max
}

/** The band of a number of guests; at 25, 50 and 100 the lower one. Undefined below 10. */
export function bandFor(guests: number): GuestBand | undefined {
  return guestBands.find((band) => bandHolds(band, guests))
}

/** The spec's name of a caterer's list of packages for a band (R197). */
export const packageListKey = {
  '10-25': 'dishesfor10_25',
  '25-50': 'dishesfor25_50',
  '50-100': 'dishesfor50_100',
  '100+': 'dishesforabove100',
} as const satisfies Record<GuestBand, string>
