import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { LateSection } from '#web/shared/browser/late-section.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { OrdersToday } from './orders-today.tsx'

/** What is below the orders of the day. */
export const loadBusiness = () => import('./business-cards.tsx')

/**
 * Page to which caterers come after signing in: the orders of the day, then their business. What is below something that is still
 * loaded (`data-pending`) comes with it, so that nothing moves.
 */
export function DashboardPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={m.shell_dashboard()} />}>
      {(user) => (
        <div className="page py-8 sm:py-12">
          <h1 className="headline mb-6 text-title">{m.shell_dashboard()}</h1>
          <div className="group grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="flex flex-col gap-6">
              <OrdersToday user={user} />
              {user.part === 'cook' ? (
                <CookCard />
              ) : (
                <div className="group-has-[[data-orders-pending]]:hidden">
                  <LateSection load={loadBusiness} className="h-80">
                    {({ BusinessCards }) => <BusinessCards key={user.id} user={user} />}
                  </LateSection>
                </div>
              )}
            </div>
            <div className="max-lg:group-has-data-pending:hidden max-lg:group-has-[[data-orders-pending]]:hidden">
              <LateSection load={loadBusiness} className="h-64">
                {({ AccountCard }) => <AccountCard user={user} />}
              </LateSection>
            </div>
          </div>
        </div>
      )}
    </PrivatePage>
  )
}

function CookCard() {
  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.people_cook_title()}</h2>
        <p className="mt-2 text-lg text-ink-soft">{m.people_cook_text()}</p>
      </div>
      <Button asLink={(look) => <Link to={paths.people()} {...look} />}>{m.people_title()}</Button>
    </Card>
  )
}
