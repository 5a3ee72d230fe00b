import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { OfferGate, OfferSkeleton } from '#web/kitchen/offer/offer-gate.tsx'
import { CustomMenuSection } from '#web/kitchen/packages/custom-menu-section.tsx'
import { PackageSections } from '#web/kitchen/packages/package-sections.tsx'
import { NotForCooks } from '#web/kitchen/people/not-for-cooks.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

/** The part that is shown first. */
export const loadPrices = () => import('./price-table.tsx')
const PriceTable = lazy(() => loadPrices().then((module) => ({ default: module.PriceTable })))
const MenusPart = lazy(() => import('./menus-part.tsx').then((module) => ({ default: module.MenusPart })))
const DeletedList = lazy(() =>
  import('#web/kitchen/offer/deleted-list.tsx').then((module) => ({ default: module.DeletedList })),
)

/** Where owner and managers change what they offer and what it costs. */
export function ManagePage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<ManageSkeleton />}>
      {(user) =>
        user.part === 'cook' ? (
          <NotForCooks />
        ) : (
          <Frame>
            <ManageOf key={user.id} user={user} />
          </Frame>
        )
      }
    </PrivatePage>
  )
}

export function ManageSkeleton() {
  return (
    <Frame>
      <OfferSkeleton />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-6 sm:py-10">
      <Link to={paths.catererDashboard()} className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden size={18} />
        {m.shell_dashboard()}
      </Link>
      <h1 className="headline text-title">{m.manage_title()}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">{m.manage_text()}</p>
      {children}
    </div>
  )
}

function ManageOf({ user }: { user: User }) {
  const { catererId } = user
  if (catererId === undefined) return <NothingYet />
  return (
    <OfferGate catererId={catererId}>{(offer) => <Parts user={user} catererId={catererId} offer={offer} />}</OfferGate>
  )
}

/** The way to the second step of onboarding. */
function NothingYet() {
  return (
    <EmptyState
      title={m.manage_empty()}
      text={m.manage_empty_text()}
      action={
        <Button variant="main" asLink={(look) => <Link to={paths.onboarding({ step: 2 })} {...look} />}>
          {m.manage_empty_action()}
        </Button>
      }
    />
  )
}

interface PartsProps {
  user: User
  catererId: string
  offer: OwnOffer
}

/** The part that the URL names; each one opened is a step back in the history. */
function Parts({ user, catererId, offer }: PartsProps) {
  const userId = user.id
  const [params, setParams] = useSearchParams()
  if (offer.menus.length + offer.packages.length + offer.deleted.length === 0) return <NothingYet />
  const tabs = [
    {
      id: 'prices',
      label: m.manage_tab_prices(),
      content:
        offer.menus.length === 0 ? (
          <NothingYet />
        ) : (
          <Suspense fallback={<OfferSkeleton />}>
            <PriceTable userId={userId} catererId={catererId} menus={offer.menus} />
          </Suspense>
        ),
    },
    {
      id: 'menus',
      label: m.manage_tab_menus(),
      content: (
        <Suspense fallback={<OfferSkeleton />}>
          <MenusPart user={user} catererId={catererId} offer={offer} />
        </Suspense>
      ),
    },
    {
      id: 'packages',
      label: m.packages_title(),
      content: <PackageSections userId={userId} catererId={catererId} offer={offer} />,
    },
    {
      id: 'custom',
      label: m.packages_custom_title(),
      content: <CustomMenuSection userId={userId} catererId={catererId} offer={offer} />,
    },
    {
      id: 'deleted',
      label: m.manage_tab_deleted(),
      content: (
        <Suspense fallback={<OfferSkeleton />}>
          <DeletedList catererId={catererId} deleted={offer.deleted} />
        </Suspense>
      ),
    },
  ]
  const wanted = params.get('part')
  const value = tabs.some(({ id }) => id === wanted) && wanted !== null ? wanted : 'prices'
  const open = (part: string) => setParams({ part }, { preventScrollReset: true })
  return <Tabs label={m.manage_tabs()} tabs={tabs} value={value} onChange={open} />
}
