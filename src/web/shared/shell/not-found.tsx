import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { EmptyLeaf } from './empty-leaf.tsx'

/** What stands where no page is. */
export function NotFound() {
  return (
    <div className="page py-10">
      <EmptyState
        level={1}
        icon={<EmptyLeaf />}
        title={m.shell_not_found_title()}
        text={m.shell_not_found_text()}
        action={
          <Button variant="main" asLink={(look) => <Link to={paths.home()} {...look} />}>
            {m.shell_return_home()}
          </Button>
        }
      />
    </div>
  )
}
