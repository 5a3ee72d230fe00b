/** How a caterer pays GST. The last two add none to a bill and give a bill of supply instead of a tax invoice (3a). */
export const gstSchemes = ['REGULAR_5', 'SPECIFIED_18', 'COMPOSITION', 'UNREGISTERED'] as const

export type GstScheme = (typeof gstSchemes)[number]
