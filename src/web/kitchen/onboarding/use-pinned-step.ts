import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { stepFrom, type StepNumber } from './steps.ts'

interface Shown {
  wanted: StepNumber | undefined
  step: StepNumber
  /** The wanted step, where it does not open yet. */
  closed: StepNumber | undefined
  /** Whether it is known what is done. */
  isKnown: boolean
}

/**
 * Names the step that is shown in the address, so that saving a part of it does not lead on to the next one. Returns the step that
 * was wanted when it did not open.
 */
export function usePinnedStep({ wanted, step, closed, isKnown }: Shown): StepNumber | undefined {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  // Without a step the address means the first one to those who have done nothing or everything.
  const isPinned = wanted === step || (wanted === undefined && step === 1)
  useEffect(() => {
    if (isKnown && !isPinned) void navigate(paths.onboarding({ step }), { replace: true, state: { closed } })
  }, [isKnown, isPinned, step, closed, navigate])
  return closed ?? (isObject(state) ? stepFrom(String(state.closed)) : undefined)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
