import { limits } from '../limits.ts'

/** Rupees per plate that the page offers as upper ends; any other amount may be asked for as well. */
export const budgets = [100, 150, 200, 350, 500, 800] as const

/** The one that the page offers above the list. */
export const usualBudget = 350 satisfies (typeof budgets)[number]

/** Average ratings that the page offers as lower ends. */
export const ratings = [4.5, 4, 3.5, 3] as const

/** Kilometres around a place that the page offers. */
export const radii = [3, 5, 10, limits.search.defaultRadiusKm, 25, 50, limits.search.maxRadiusKm] as const
