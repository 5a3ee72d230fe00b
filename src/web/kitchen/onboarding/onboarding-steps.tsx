import { m } from '#messages'
import { Timeline, type TimelineStep } from '#web/ui/display/timeline.tsx'

/** The three steps of a new caterer (R156, R157): `first` is how the first one stands; the others do not open yet. */
export function OnboardingSteps({ first }: { first: 'to_do' | 'under_way' | 'done' }) {
  const later = { detail: m.onboarding_step_later(), state: 'next' as const }
  const steps: TimelineStep[] = [
    {
      id: 'details',
      title: m.onboarding_step_1(),
      detail: { to_do: m.onboarding_step_first, under_way: m.onboarding_step_now, done: m.onboarding_step_done }[
        first
      ](),
      state: first === 'done' ? 'done' : 'now',
    },
    { id: 'menus', title: m.onboarding_step_2(), ...later },
    { id: 'dishes', title: m.onboarding_step_3(), ...later },
  ]
  return <Timeline steps={steps} />
}
