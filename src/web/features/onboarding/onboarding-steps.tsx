import { m } from '#web/paraglide/messages.js'
import { Timeline, type TimelineStep } from '#web/ui/timeline.tsx'

/** The three steps of a new caterer (R156, R157). `isMade` once the first is done; the others do not open yet. */
export function OnboardingSteps({ isMade }: { isMade: boolean }) {
  const later = { detail: m.onboarding_step_later(), state: 'next' as const }
  const steps: TimelineStep[] = [
    {
      id: 'details',
      title: m.onboarding_step_1(),
      detail: isMade ? m.onboarding_step_done() : m.onboarding_step_now(),
      state: isMade ? 'done' : 'now',
    },
    { id: 'menus', title: m.onboarding_step_2(), ...later },
    { id: 'dishes', title: m.onboarding_step_3(), ...later },
  ]
  return <Timeline steps={steps} />
}
