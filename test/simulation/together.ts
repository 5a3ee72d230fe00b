/**
 * Returns the results of actions at the same time, once all of them have ended: one that fails must leave none behind, which would act,
 * and be judged, in a later step.
 * @throws what the first of them threw
 */
export async function together<T>(actions: readonly Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(actions)
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
