import { UtensilsCrossed } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { EmptyLeaf } from '#web/shared/shell/empty-leaf.tsx'
import type { Ordering } from './load-ordering.ts'

/** What stands in place of a page on which there is nothing to order. */
export function NothingToOrder({ ordering }: { ordering: Exclude<Ordering, { state: 'ready' }> }) {
  const links = useEventLinks()
  const revalidator = useRevalidator()
  if (ordering.state === 'failed') {
    return (
      <ErrorState
        level={1}
        title={m.customise_failed_title()}
        text={m.customise_failed_text()}
        onRetry={() => void revalidator.revalidate()}
      />
    )
  }
  if (ordering.state === 'gone') {
    const to = ordering.caterer ? links.caterer(ordering.caterer) : links.search()
    const text = ordering.caterer ? m.customise_other_packages() : m.customise_find_caterers()
    return (
      <EmptyState
        level={1}
        icon={<UtensilsCrossed aria-hidden size={44} strokeWidth={1.5} />}
        title={m.customise_gone_title()}
        text={m.customise_gone_text()}
        action={
          <Button variant="main" asLink={(look) => <Link to={to} {...look} />}>
            {text}
          </Button>
        }
      />
    )
  }
  return <NoDraft />
}

/** The order was begun again in another tab: what it is about is loaded, and its shape shown until then. */
export function ReloadPrompt({ shape }: { shape: ReactNode }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void revalidate()
  }, [revalidate])
  return shape
}

/** No order has been begun in this browser. */
export function NoDraft() {
  const links = useEventLinks()
  return (
    <EmptyState
      level={1}
      icon={<EmptyLeaf />}
      title={m.customise_empty_title()}
      text={m.customise_empty_text()}
      action={
        <Button variant="main" asLink={(look) => <Link to={links.search()} {...look} />}>
          {m.customise_find_caterers()}
        </Button>
      }
    />
  )
}
