import { ArrowLeft, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { OnboardingSteps } from './onboarding-steps.tsx'
import type { Progress, StepNumber } from './steps.ts'

interface FrameProps {
  /** Absent while it is not known. */
  step?: StepNumber
  progress?: Progress
  /** A step that was wanted and does not open yet. */
  closed?: StepNumber | undefined
  children: ReactNode
}

const nothing: Progress = { 1: false, 2: false, 3: false }

/** What is around every step: the way back, the title, and the steps. */
export function OnboardingFrame({ step, progress = nothing, closed, children }: FrameProps) {
  const { title, lead } = textsOf(step ?? 1, progress[1])
  return (
    <div className="page py-6 sm:py-10">
      <Link to={paths.catererDashboard()} className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden size={18} />
        {m.shell_dashboard()}
      </Link>
      <div className="max-w-3xl">
        <h1 className="headline text-title">{title}</h1>
        <p className="mt-2 mb-5 text-lg text-ink-soft">{lead}</p>
        <section aria-label={m.onboarding_steps()} className="mb-6">
          <OnboardingSteps progress={progress} {...(step ? { current: step } : {})} />
        </section>
        {closed !== undefined && closed !== 1 && (
          <p className="mb-6 flex items-center gap-2 rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">
            <Info aria-hidden size={20} className="shrink-0" />
            {closed === 2 || !progress[1] ? m.onboarding_step_closed_2() : m.onboarding_step_closed_3()}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

function textsOf(step: StepNumber, isMade: boolean): { title: string; lead: string } {
  if (step === 2) return { title: m.onboarding_title_menus(), lead: m.onboarding_lead_menus() }
  if (step === 3) return { title: m.onboarding_title_dishes(), lead: m.onboarding_lead_dishes() }
  return isMade
    ? { title: m.onboarding_title_change(), lead: m.onboarding_lead_change() }
    : { title: m.onboarding_title(), lead: m.onboarding_lead() }
}
