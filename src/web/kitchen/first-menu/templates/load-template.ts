import type { Cuisine } from '#contract/values/cuisine.ts'
import type { MenuTemplate } from './menu-template.ts'

/** Each template is loaded when it is chosen. */
const loads: Readonly<Record<Cuisine, () => Promise<{ template: MenuTemplate }>>> = {
  Maharashtrian: () => import('./maharashtrian.ts'),
  'North Indian': () => import('./north-indian.ts'),
  'South Indian': () => import('./south-indian.ts'),
  Gujarati: () => import('./gujarati.ts'),
  Chinese: () => import('./chinese.ts'),
  Italian: () => import('./italian.ts'),
  Kathiyawadi: () => import('./kathiyawadi.ts'),
  Rajasthani: () => import('./rajasthani.ts'),
  Mexican: () => import('./mexican.ts'),
  Lebanese: () => import('./lebanese.ts'),
  Thai: () => import('./thai.ts'),
  Bengali: () => import('./bengali.ts'),
}

/** Returns the template of a cuisine. */
export async function loadTemplate(cuisine: Cuisine): Promise<MenuTemplate> {
  return (await loads[cuisine]()).template
}
