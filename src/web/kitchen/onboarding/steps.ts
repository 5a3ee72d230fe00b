import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'

export const stepNumbers = [1, 2, 3] as const
export type StepNumber = (typeof stepNumbers)[number]

/** Which steps of onboarding are done. */
export type Progress = Readonly<Record<StepNumber, boolean>>

/** Returns what an account has done: a profile, at least one menu category, at least one package. All is on the server. */
export function progressOf(hasCaterer: boolean, offer: Pick<OwnOffer, 'menus' | 'packages'> | undefined): Progress {
  const { menus = [], packages = [] } = (hasCaterer && offer) || {}
  return { 1: hasCaterer, 2: menus.length > 0, 3: packages.length > 0 }
}

/** Reports whether a step may be opened: when those before it are done (R278, R279). One that is done stays open. */
export function isStepOpen(step: StepNumber, progress: Progress): boolean {
  return progress[step] || stepNumbers.every((before) => before >= step || progress[before])
}

/** Returns the step to continue with: the first that is not done, or the first of all when they are. */
export function nextStep(progress: Progress): StepNumber {
  return stepNumbers.find((step) => !progress[step]) ?? 1
}

/** Returns the step that an address names; undefined when it names none. */
export function stepFrom(value: string | null): StepNumber | undefined {
  return stepNumbers.find((step) => String(step) === value)
}

/** Returns the step to show for the one that is wanted, and that one where it does not open yet. */
export function shownStep(
  wanted: StepNumber | undefined,
  progress: Progress,
): { step: StepNumber; closed: StepNumber | undefined } {
  if (wanted !== undefined && isStepOpen(wanted, progress)) return { step: wanted, closed: undefined }
  return { step: nextStep(progress), closed: wanted }
}
