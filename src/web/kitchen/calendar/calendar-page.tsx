import { keepPreviousData } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ClipboardList } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { CalendarView } from '#contract/endpoints/kitchen/calendar.ts'
import { paths } from '#contract/paths.ts'
import { includesPart } from '#contract/rules/member-part.ts'
import { roles } from '#contract/values/role.ts'
import type { Day } from '#contract/values/calendar.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { addMonths } from '#web/shared/availability/month-days.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { LateSection } from '#web/shared/browser/late-section.tsx'
import { NoCaterer } from '#web/kitchen/frame/no-caterer.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { monthOf } from './month-address.ts'
import { monthQuery } from './month-query.ts'
import { PauseCard } from './pause-card.tsx'

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

// Below the month, and seldom changed.
const rules = () => import('./calendar-rules.tsx')

/** A caterer's days, month by month. Owner and managers change them, cooks read them (C96). */
export function CalendarPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={m.calendar_title()} />}>
      {(user) => (
        <div className="page py-8 sm:py-12">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <h1 className="headline text-title">{m.calendar_title()}</h1>
            <Button
              size="small"
              icon={<ClipboardList aria-hidden size={18} />}
              asLink={(look) => <Link to={paths.kitchenSheet()} {...look} />}
            >
              {m.sheet_title()}
            </Button>
          </div>
          {user.catererId === undefined ? (
            <NoCaterer text={m.calendar_no_caterer_text()} />
          ) : (
            <Calendar key={`${user.id} ${user.part ?? ''}`} user={user} />
          )}
        </div>
      )}
    </PrivatePage>
  )
}

function Calendar({ user }: { user: User }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const month = monthOf(search)
  const go = (first: Day) =>
    void navigate(paths.calendar({ month: first.slice(0, 7) }), { replace: true, preventScrollReset: true })
  const query = monthQuery(user, month)
  // An account without a caterer is not shown this.
  const { data, isPlaceholderData, isLoadingError, refetch } = usePrivateQuery(
    query ?? { queryKey: ['none'], queryFn: never },
    // Pause and rules hold for every month: they stay, with what was entered, while another one loads.
    { refetchOnWindowFocus: true, placeholderData: keepPreviousData },
  )
  const online = useOnline()
  const mayChange = includesPart(user.part, 'manager')
  return (
    <div className="flex flex-col gap-6">
      {mayChange && data && <PauseCard today={data.today} pausedUntil={data.pausedUntil} />}
      {mayChange && !data && !isLoadingError && <Skeleton className="h-[13.875rem] sm:h-[9.375rem]" />}
      <section className="flex flex-col gap-2">
        <MonthBar month={month} onGo={go} />
        {!online && (
          <p role="status" className="rounded-box bg-marigold-wash px-4 py-2">
            {m.calendar_offline()}
          </p>
        )}
        {data && !isPlaceholderData ? (
          <CalendarMonth key={month} month={month} view={data} mayChange={mayChange} onMonth={go} />
        ) : isLoadingError ? (
          <ErrorState
            title={m.calendar_load_failed()}
            text={online ? m.calendar_load_failed_text() : m.calendar_offline()}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        )}
        {data && !isPlaceholderData && <Notes view={data} month={month} />}
      </section>
      {data && (
        <LateSection load={rules} className="h-160">
          {({ CalendarRules }) => <CalendarRules user={user} terms={mayChange ? data.terms : undefined} />}
        </LateSection>
      )}
    </div>
  )
}

async function never(): Promise<CalendarView> {
  throw new Error('an account without a caterer has no calendar')
}

function MonthBar({ month, onGo }: { month: Day; onGo: (first: Day) => void }) {
  const title = useId()
  return (
    <div className="flex items-center justify-between" role="group" aria-labelledby={title}>
      <IconButton
        label={m.calendar_previous()}
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onGo(addMonths(month, -1))}
      />
      <h2 id={title} aria-live="polite" className="headline text-heading">
        {monthFormat.format(Date.parse(month))}
      </h2>
      <IconButton
        label={m.calendar_next()}
        icon={<ChevronRight aria-hidden />}
        onClick={() => onGo(addMonths(month, 1))}
      />
    </div>
  )
}

function Loading() {
  const [cells] = useState(() => Array.from({ length: 35 }, (_, at) => at))
  return (
    <div>
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <div className="grid grid-cols-7 gap-px">
        {cells.map((at) => (
          <Skeleton key={at} className="h-18 sm:h-24" />
        ))}
      </div>
    </div>
  )
}

/** Festivals of the month in full, where they come from, and until when they are known. */
function Notes({ view, month }: { view: CalendarView; month: Day }) {
  const kept = view.days.filter(({ festivals }) => festivals.length > 0)
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      {kept.length > 0 && (
        <ul aria-label={m.calendar_festivals()} className="flex flex-wrap gap-x-5 gap-y-1">
          {kept.map(({ day, festivals }) => (
            <li key={day}>
              <span className="figures font-semibold text-kokum">{Number(day.slice(8))}</span> {festivals.join(', ')}
            </li>
          ))}
        </ul>
      )}
      <p>
        {month > view.festivalsUntil
          ? m.calendar_festivals_until({ year: view.festivalsUntil.slice(0, 4) })
          : m.calendar_festivals_source()}
      </p>
    </div>
  )
}
