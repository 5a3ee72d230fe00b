/** Diets of dishes, packages and caterers. The spec writes them as 'nonVeg', 'Non Veg' and 'nonveg'; the code uses these values (C35). */
export const diets = ['veg', 'nonVeg', 'jain'] as const
export type Diet = (typeof diets)[number]

/** A package is of one diet, or 'custom' when the customer builds it from everything. */
export const packageDiets = [...diets, 'custom'] as const
export type PackageDiet = (typeof packageDiets)[number]

export const dietLabel: Record<PackageDiet, string> = { veg: 'Veg', nonVeg: 'Non Veg', jain: 'Jain', custom: 'Custom' }

/** Finds a diet in whatever way it is written: 'Non Veg', 'nonveg', 'non-veg'; undefined when it is none (C35). */
export function dietFrom(text: string): Diet | undefined {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '')
  return diets.find((diet) => diet.toLowerCase() === letters)
}

/** The diets of guests by their numbers. */
export function dietsAmong(split: Readonly<Record<Diet, number>>): Diet[] {
  return diets.filter((diet) => split[diet] > 0)
}

const offered: Record<PackageDiet, readonly Diet[]> = {
  jain: ['jain'],
  veg: ['veg', 'jain'],
  nonVeg: ['nonVeg', 'veg', 'jain'],
  custom: ['nonVeg', 'veg', 'jain'],
}

/** Which dishes a package of this diet lets a customer choose: a veg table may carry Jain dishes, never the reverse. */
export function dietsOfferedBy(packageDiet: PackageDiet): readonly Diet[] {
  return offered[packageDiet]
}
