import { Link } from 'react-router'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { OnboardingSteps } from '#web/kitchen/onboarding/onboarding-steps.tsx'
import { nextStep, progressOf } from '#web/kitchen/onboarding/steps.ts'

/** The one thing to do next on the way to the first booking, with the state of the three steps. */
export function NextStep({ offer }: { offer: OwnOffer }) {
  const progress = progressOf(true, offer)
  const step = nextStep(progress)
  if (step === 1) return <p className="text-lg text-ink-soft">{m.onboarding_all_done()}</p>
  const texts =
    step === 2
      ? [m.onboarding_next_2(), m.onboarding_next_2_text()]
      : [m.onboarding_next_3(), m.onboarding_next_3_text()]
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.onboarding_next()}</h2>
        <p className="mt-1 text-ink-soft">{texts[1]}</p>
      </div>
      <OnboardingSteps progress={progress} />
      <Button variant="main" size="large" wide asLink={(look) => <Link to={paths.onboarding({ step })} {...look} />}>
        {texts[0]}
      </Button>
    </Card>
  )
}
