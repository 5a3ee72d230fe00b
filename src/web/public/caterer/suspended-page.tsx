import { Link } from 'react-router'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

/** In place of a caterer that an admin has suspended: its name, and the way to others. */
export function SuspendedPage({ name }: { name: string }) {
  const links = useEventLinks()
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="headline text-center text-title break-words">{name}</h1>
      <EmptyState
        title={m.caterer_suspended()}
        text={m.caterer_suspended_text()}
        action={
          <Button variant="main" asLink={(look) => <Link to={links.search()} {...look} />}>
            {m.shell_find_caterers()}
          </Button>
        }
      />
    </div>
  )
}
