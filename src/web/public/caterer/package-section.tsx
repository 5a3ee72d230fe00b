import { useState, type FormEvent, type ReactNode } from 'react'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { PackageCard } from '#web/shared/offer-view/package-card.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { PackageDialog } from './package-dialog.tsx'
import { kindNames } from '#web/shared/event/event-text.ts'
import { eventAt } from '#web/public/listing/card-event.ts'
import { packageGroups } from '#web/shared/offer-view/packages.ts'
import { bandFrom } from '#contract/values/event/url.ts'
import { peopleFieldId, type Booking } from './use-booking.ts'

interface PackageSectionProps {
  caterer: Pick<CatererOfPage, 'name' | 'contact' | 'cuisinesOffered' | 'googleLocation'>
  packages: readonly PackageView[]
  menus: readonly MenuView[]
  booking: Booking
}

/** What can be booked for the chosen number of people. */
export function PackageSection({ caterer, packages, menus, booking }: PackageSectionProps) {
  const [detailed, setDetailed] = useState<PackageView>()
  const { people, event, cardEvent, book } = booking
  const groups = packageGroups(packages, people, cardEvent.diet, event.kind)
  const priced = eventAt(cardEvent, caterer.googleLocation)
  const group = (title: string, packs: readonly PackageView[], text?: string) =>
    packs.length > 0 && (
      <PackageGroup title={title} text={text}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <PackageCard pack={pack} event={priced} onDetails={() => setDetailed(pack)} onBook={() => book(pack)} />
          </li>
        ))}
      </PackageGroup>
    )
  const { others } = groups
  const none = Object.values(groups).every((packs) => packs.length === 0)
  return (
    <section id="packages" aria-labelledby="packages-title" className="flex scroll-mt-20 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="packages-title" className="headline text-title">
          {m.caterer_menu_title()}
        </h2>
        {packages.length > 0 && <PeopleRange {...booking} />}
      </div>
      {booking.problems.some(({ part }) => part === 'people') && (
        <p className="text-ink-soft">{m.caterer_people_ignored()}</p>
      )}
      {booking.settling && <LoadingPackages />}
      {!booking.settling && none && (
        <EmptyState level={3} title={m.caterer_no_items()} text={noneText(caterer, packages, people)} />
      )}
      {packages.length === 0 && <AskForMenu caterer={caterer} />}
      {!booking.settling && (
        <>
          {event.kind && group(kindNames[event.kind](), groups.ofService, serviceText(event.kind))}
          {group(m.caterer_group_packages(), groups.packages)}
          {group(m.caterer_group_packed(), groups.packed, m.caterer_group_packed_text())}
          {group(m.caterer_group_custom(), groups.custom, m.caterer_group_custom_text())}
          {others.length > 0 && (
            <Disclosure summary={m.caterer_other_packages({ count: others.length })}>
              {group(m.caterer_group_others(), others)}
            </Disclosure>
          )}
        </>
      )}
      <PackageDialog
        pack={detailed}
        event={priced}
        menus={menus}
        onClose={() => setDetailed(undefined)}
        onBook={book}
      />
    </section>
  )
}

function serviceText(kind: ServiceKind): string | undefined {
  return kind === 'thali' || kind === 'boxes' ? m.caterer_group_packed_text() : undefined
}

/** Where there are no packages at all, no other range helps. */
function noneText(
  { name }: PackageSectionProps['caterer'],
  packages: readonly PackageView[],
  people: Booking['people'],
): string | undefined {
  if (packages.length === 0) return m.caterer_on_request_text({ name })
  return people ? m.caterer_no_items_text() : undefined
}

/** What to send to a caterer who has no menu here yet. */
function AskForMenu({ caterer: { name, contact, cuisinesOffered } }: Pick<PackageSectionProps, 'caterer'>) {
  // A number is not broken at the end of a line.
  const phone = formatPhone(contact).replaceAll(' ', '\u00a0')
  return (
    <Card className="p-5">
      <h3 className="text-heading font-semibold">{m.caterer_ask_menu({ name })}</h3>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 pl-5 marker:text-leaf">
        <li>{m.caterer_ask_menu_event({ name })}</li>
        <li>
          {cuisinesOffered.length > 0
            ? m.caterer_ask_menu_cuisines({ cuisines: cuisinesOffered.join(', ') })
            : m.caterer_ask_menu_dishes()}
        </li>
        <li>{m.caterer_ask_menu_service({ name })}</li>
        <li>{m.caterer_ask_menu_send({ name, phone })}</li>
      </ol>
      <p className="mt-3 max-w-prose text-ink-soft">{m.caterer_ask_menu_else()}</p>
    </Card>
  )
}

/** Without script it is a form that asks for the same page. */
function PeopleRange({ people, choose }: Booking) {
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form method="get" action="#packages" onSubmit={submit} className="flex w-full items-end gap-2 sm:w-64">
      <SelectField
        id={peopleFieldId}
        label={m.caterer_people()}
        name="people"
        fieldClassName="flex-1"
        placeholder={m.caterer_people_choose()}
        value={people ?? ''}
        onChange={(event) => choose(bandFrom(event.target.value))}
        options={guestBands.map((band) => ({ value: band, label: m.caterer_people_option({ band }) }))}
      />
      <div className="hidden noscript:block">
        <Button type="submit">{m.caterer_people_show()}</Button>
      </div>
    </form>
  )
}

function PackageGroup({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <div className="@container flex flex-col gap-3">
      <h3 className="text-heading font-semibold">{title}</h3>
      {text && <p className="-mt-2 text-ink-soft">{text}</p>}
      <ul className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">{children}</ul>
    </div>
  )
}

function LoadingPackages() {
  return (
    <div role="status" className="@container">
      <VisuallyHidden>{m.caterer_loading_menu()}</VisuallyHidden>
      <div className="grid gap-4 @2xl:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-80 border border-line" />
        ))}
      </div>
    </div>
  )
}
