import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

/** For an account of a caterer that has no business yet: what a page needs one for, and the way to it. */
export function NoCaterer({ text }: { text: string }) {
  return (
    <EmptyState
      title={m.people_no_caterer()}
      text={text}
      action={
        <Button variant="brand" asLink={(look) => <Link to={paths.onboarding()} {...look} />}>
          {m.people_to_onboarding()}
        </Button>
      }
    />
  )
}
