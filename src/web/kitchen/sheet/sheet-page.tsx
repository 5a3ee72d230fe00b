import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { includesPart } from '#contract/rules/member-part.ts'
import { roles } from '#contract/values/role.ts'
import { isDay } from '#contract/values/calendar.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { registerWorker } from '#web/shared/browser/register-worker.ts'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { now } from '#web/ui/now.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { DateField } from '#web/ui/fields/text-field.tsx'
import { NoCaterer } from '#web/kitchen/frame/no-caterer.tsx'
import { dayOf, sheetQuery, type ShownSheet } from './sheet-query.ts'
import { copyText } from './sheet-text.ts'
import { SheetView } from './sheet-view.tsx'

/** What is to be cooked for a day, for every member; owner and managers set yields and buffer (C96). */
export function SheetPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={m.sheet_title()} />}>
      {(user) => (
        <div className="page py-8 sm:py-12 print:max-w-none print:p-0 print:has-data-labels:[&>h1]:hidden">
          <h1 className="headline mb-4 text-title">{m.sheet_title()}</h1>
          {user.catererId === undefined ? (
            <NoCaterer text={m.sheet_no_caterer_text()} />
          ) : (
            <SheetOf key={user.id} user={user} />
          )}
        </div>
      )}
    </PrivatePage>
  )
}

function SheetOf({ user }: { user: User }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const online = useOnline()
  const day = dayOf(search)
  // An account without a caterer is not shown this.
  const query = sheetQuery(user, day) ?? { queryKey: ['none'], queryFn: never }
  const { data, isFetching, isLoadingError, refetch } = usePrivateQuery(query, {
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  })
  useEffect(() => void registerWorker(), [])
  return (
    <div className="flex flex-col gap-6">
      <DateField
        label={m.sheet_day()}
        fieldClassName="max-w-56 print:hidden"
        value={day}
        onChange={({ target: { value } }) =>
          isDay(value) && void navigate(paths.kitchenSheet({ day: value }), { replace: true, preventScrollReset: true })
        }
      />
      {(!online || data?.isCopy) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-box bg-marigold-wash px-4 py-2 print:hidden">
          <p role="status">
            {data && <strong className="block">{copyText(new Date(data.madeAt), now())}</strong>}
            {online ? m.sheet_not_reached() : m.sheet_offline()}
          </p>
          {online && (
            <Button size="small" pending={isFetching} onClick={() => void refetch()}>
              {m.ui_retry()}
            </Button>
          )}
        </div>
      )}
      {data ? (
        <SheetView
          sheet={data}
          isCopy={data.isCopy === true || !online}
          mayChange={includesPart(user.part, 'manager')}
        />
      ) : isLoadingError ? (
        <ErrorState title={m.sheet_load_failed()} text={m.sheet_load_failed_text()} onRetry={() => void refetch()} />
      ) : (
        <div>
          <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
          <Skeleton className="h-96" />
        </div>
      )}
    </div>
  )
}

async function never(): Promise<ShownSheet> {
  throw new Error('an account without a caterer has no sheet')
}
