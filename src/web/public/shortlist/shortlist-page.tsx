import { Heart } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { CatererCard as Caterer } from '#contract/endpoints/caterers.ts'
import { CatererCard } from '#web/public/card/caterer-card.tsx'
import { useCardEvent } from '#web/public/listing/card-event.ts'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { EventNotes } from '#web/shared/event/event-notes.tsx'
import { EventPill } from '#web/shared/event/event-pill.tsx'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent, useEventLinks } from '#web/shared/event/use-event.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { syncWithAccount, useShortlist } from '#web/shared/shortlist/shortlist-store.ts'

export interface ShortlistPageProps {
  /** The ids that were asked for. */
  asked: readonly string[]
  /** Their cards, as far as the public sees them now; undefined when they could not be had. */
  caterers: readonly Caterer[] | undefined
}

/** The caterers that were kept in mind. A card whose heart is let go stays until the page is left, so that it can be taken back. */
export function ShortlistPage({ asked, caterers }: ShortlistPageProps) {
  const saved = useShortlist()
  const { event } = useEvent()
  const links = eventLinks(event)
  const prices = useCardEvent()
  useAccount()
  const { state, revalidate } = useRevalidator()
  const hasMore = saved.some((id) => !asked.includes(id))
  useEffect(() => {
    if (hasMore && state === 'idle') void revalidate()
  }, [hasMore, state, revalidate])

  const gone = asked.length - (caterers?.length ?? asked.length)
  return (
    <ShortlistFrame>
      {saved.length > 0 && (
        <p role="status" className="pb-4 text-lg font-semibold">
          {m.shortlist_count({ count: saved.length })}
        </p>
      )}
      {gone > 0 && <p className="pb-4 text-ink-soft">{m.shortlist_gone({ count: gone })}</p>}
      {saved.length > 0 && <HereOnly />}
      {caterers === undefined ? (
        <ErrorState
          title={m.shortlist_load_failed()}
          text={m.shortlist_load_failed_text()}
          onRetry={() => void revalidate()}
        />
      ) : caterers.length > 0 ? (
        <ul aria-label={m.shortlist_list()} className="flex max-w-5xl flex-col gap-4">
          {caterers.map((caterer) => (
            <CatererCard key={caterer.id} caterer={caterer} event={prices} to={links.caterer(caterer)} />
          ))}
        </ul>
      ) : (
        <Empty />
      )}
    </ShortlistFrame>
  )
}

/** Title and margins, the same while it loads. */
export function ShortlistFrame({ children }: { children: ReactNode }) {
  const { problems } = useEvent()
  return (
    <div className="page pt-2 pb-12">
      <Breadcrumbs
        items={[{ label: m.shortlist_home(), to: paths.home() }, { label: m.shortlist_crumb() }]}
        link={(look) => <Link {...look} />}
      />
      <h1 className="headline text-title pb-2">{m.shortlist_title()}</h1>
      <div className="flex flex-col items-start gap-2 pb-3">
        <EventPill />
        <EventNotes problems={problems} />
      </div>
      {children}
    </div>
  )
}

/** Who comes to the list wants to see it as it is now, with what was kept on another device. */
function useAccount(): void {
  const { user } = useSession()
  const customerId = user?.role.id === '2' ? user.id : undefined
  useEffect(() => {
    if (customerId !== undefined) void syncWithAccount(customerId, true)
  }, [customerId])
}

function HereOnly() {
  return (
    <p data-only-for="visitor" className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 text-ink-soft">
      {m.shortlist_here_only()}
      <button type="button" onClick={() => openAuthDialog()} className="min-h-11 font-semibold text-link">
        {m.shortlist_sign_in()}
      </button>
    </p>
  )
}

function Empty() {
  const links = useEventLinks()
  return (
    <EmptyState
      icon={<Heart aria-hidden size={40} strokeWidth={1.5} />}
      title={m.shortlist_empty()}
      text={m.shortlist_empty_text()}
      action={
        <Button variant="main" asLink={(look) => <Link to={links.search()} {...look} />}>
          {m.shortlist_find()}
        </Button>
      }
    />
  )
}
