import { ArrowRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { ToDo } from '#web/booking/steps/progress.ts'

/** What keeps the order from going on, in words. */
export function reasonOf(toDo: ToDo): string | undefined {
  if (toDo === undefined) return undefined
  return toDo === 'nothing'
    ? m.customise_choose_something()
    : m.customise_choose_more({ count: toDo.count, category: toDo.name })
}

interface ContinueProps {
  toDo: ToDo
  /** Where the caterer's other packages are, when this one cannot be booked. */
  otherPackages: string | undefined
  onMissing: () => void
}

/** Goes on to the bill; while something is missing it says what, and a press leads there. A package that cannot be booked leads to others. */
export function ContinueButton({ toDo, otherPackages, onMissing }: ContinueProps) {
  const navigate = useNavigate()
  const links = useEventLinks()
  if (otherPackages !== undefined) {
    return (
      <Button variant="main" wide asLink={(look) => <Link to={otherPackages} {...look} />}>
        {m.customise_other_packages()}
      </Button>
    )
  }
  return (
    <Button
      variant="main"
      wide
      icon={<ArrowRight aria-hidden size={20} />}
      className="flex-row-reverse"
      disabledReason={reasonOf(toDo)}
      onDisabledClick={onMissing}
      onClick={() => void navigate(links.bill())}
    >
      {m.customise_continue()}
    </Button>
  )
}
