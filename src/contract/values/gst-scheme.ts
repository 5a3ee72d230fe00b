/**
 * How a caterer pays GST. Composition and unregistered caterers may not charge GST, so they issue a bill of supply instead of a
 * tax invoice (CGST Act, sections 10 and 31).
 */
export const gstSchemes = ['REGULAR_5', 'SPECIFIED_18', 'COMPOSITION', 'UNREGISTERED'] as const

export type GstScheme = (typeof gstSchemes)[number]
