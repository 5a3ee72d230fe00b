import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { isStepOpen, stepNumbers, type Progress, type StepNumber } from './steps.ts'

const titles = { 1: m.onboarding_step_1, 2: m.onboarding_step_2, 3: m.onboarding_step_3 }

/** The three steps of a new caterer, done ones with a check mark (R156, R157). One that does not open yet says what comes before it. */
export function OnboardingSteps({ progress, current }: { progress: Progress; current?: StepNumber }) {
  return (
    <ol className="grid grid-cols-3 gap-2">
      {stepNumbers.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} className="flex min-w-0">
          <Way step={step} isOpen={isStepOpen(step, progress)} isCurrent={step === current}>
            <Mark step={step} isDone={progress[step]} isCurrent={step === current} />
            <span className={classNames('text-sm leading-tight sm:text-base', step === current && 'font-semibold')}>
              {titles[step]()}
            </span>
            <span className="text-sm text-ink-soft">{detailOf(step, progress, current)}</span>
          </Way>
        </li>
      ))}
    </ol>
  )
}

interface WayProps {
  step: StepNumber
  isOpen: boolean
  isCurrent: boolean
  children: ReactNode
}

const wayClass = 'flex w-full flex-col gap-1 rounded-box border p-2 sm:p-3'

function Way({ step, isOpen, isCurrent, children }: WayProps) {
  if (isOpen && !isCurrent)
    return (
      <Link
        to={paths.onboarding({ step })}
        className={`${wayClass} border-line-strong bg-surface text-ink no-underline hover:border-leaf hover:bg-leaf-wash`}
      >
        {children}
      </Link>
    )
  return (
    <div className={classNames(wayClass, isCurrent ? 'border-leaf bg-leaf-wash' : 'border-transparent text-ink-soft')}>
      {children}
    </div>
  )
}

function Mark({ step, isDone, isCurrent }: { step: StepNumber; isDone: boolean; isCurrent: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-7 place-items-center rounded-full text-sm font-semibold',
        isDone ? 'bg-leaf text-on-leaf' : isCurrent ? 'border-2 border-leaf text-leaf' : 'border border-line-strong',
      )}
    >
      {isDone ? <Check size={16} strokeWidth={3} /> : step}
    </span>
  )
}

function detailOf(step: StepNumber, progress: Progress, current: StepNumber | undefined): string {
  if (progress[step]) return m.onboarding_step_done()
  if (step === current) return m.onboarding_step_now()
  return isStepOpen(step, progress) ? m.onboarding_step_next() : closedText(step)
}

/** Returns what has to be done before a step opens. */
export function closedText(step: StepNumber): string {
  return step === 2 ? m.onboarding_step_after_1() : m.onboarding_step_after_2()
}
