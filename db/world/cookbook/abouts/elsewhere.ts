import type { Abouts } from './abouts.ts'

/** Mexican and Thai dishes. */
export const elsewhere: Abouts = {
  'Bean & Cheese Quesadilla': ['Toasted, melted, salsa beside', 'Crisp tortillas, soft beans inside'],
  'Veg Fajita': ['Sizzling strips, warm tortillas', 'Charred vegetables, smoky spice, lime'],
  'Thai Green Curry': ['Hot, sweet, fragrant with lemongrass', 'Green paste, vegetables, creamy coconut'],
}
