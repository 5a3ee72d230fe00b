import { ArrowLeftRight, Info } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import { limits } from '#contract/limits.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/fields/choice.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { AddCaterer } from './add-caterer.tsx'
import { CompareTable } from './compare-table.tsx'
import { bandShown, rowsOf, type Row } from './rows.ts'
import { currentLimit, selectOnly } from './selection-store.ts'
import { EventPill } from '#web/shared/event/event-pill.tsx'
import { problemText } from '#web/shared/event/event-problems.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { useComparisonNear } from './use-comparison-near.ts'
import { useCompareAddress } from './use-compare-address.ts'
import { joinNames } from './join-names.ts'

interface ComparePageProps {
  /** Undefined when it could not be had. */
  comparison: Comparison | undefined
  /** What was understood differently from how it was asked. */
  notes: readonly string[]
}

/** Caterers side by side for a number of guests; the query string holds all choices. */
export function ComparePage({ comparison: loaded, notes }: ComparePageProps) {
  const links = useEventLinks()
  const { comparison, placeIsUnknown } = useComparisonNear(loaded)
  return (
    <div className="page pt-2 pb-12">
      <div className="print:hidden">
        <Breadcrumbs
          items={[
            { label: m.compare_home(), to: paths.home() },
            { label: m.compare_find(), to: links.search() },
            { label: m.compare_crumb() },
          ]}
          link={(look) => <Link {...look} />}
        />
      </div>
      <h1 className="headline text-title pb-2">{m.compare_heading()}</h1>
      <div className="pb-4">
        <EventPill />
      </div>
      {comparison ? (
        <Compared comparison={comparison} notes={placeIsUnknown ? [...notes, m.compare_place_unknown()] : notes} />
      ) : (
        <ErrorState
          title={m.compare_failed()}
          text={m.compare_failed_text()}
          onRetry={() => window.location.reload()}
        />
      )}
    </div>
  )
}

function Compared({ comparison, notes }: { comparison: Comparison; notes: readonly string[] }) {
  const navigate = useNavigate()
  const address = useCompareAddress()
  const { items } = comparison
  const mistaken = address.problems.some(({ part }) => part === 'people')
  const ids = items.map(({ card }) => card.id)
  const band = bandShown(address.people, items)
  const rows = rowsOf(comparison, band, address.event.date)
  const same = items.length > 1 ? rows.filter((row) => !isShownAlways(row) && !row.differs) : []
  const isWhole = address.allRows || items.length < 2
  const shown = rows.filter((row) => isWhole || row.differs || isShownAlways(row))
  const add = (caterer: CatererCard) => {
    const limit = currentLimit()
    if (items.length >= limit) return void showAlert(m.compare_limit({ count: limit }))
    selectOnly([...items.map(({ card }) => card), caterer])
    void navigate(address.with([...ids, caterer.id]), { preventScrollReset: true })
  }
  return (
    <>
      <Notes
        notes={[
          ...notes,
          ...(mistaken && items.length > 0 ? [m.compare_people_unknown({ band })] : []),
          ...address.problems.filter(({ part }) => part !== 'people').map(problemText),
          ...(items.length === 1 ? [m.compare_alone()] : []),
        ]}
      />
      <div className="grid gap-4 pb-6 sm:grid-cols-[minmax(0,22rem)_14rem] print:hidden">
        {items.length < limits.compare.max && <AddCaterer shown={ids} onAdd={add} />}
        {items.length > 0 && <People value={band} onChange={address.choosePeople} hiddenFields={address.otherParams} />}
      </div>
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <>
          {items.length > 1 && <Differences same={same} allRows={address.allRows} onChange={address.showAllRows} />}
          {items.length > 1 && same.length === rows.filter((row) => !isShownAlways(row)).length && (
            <p className="pb-4 text-lg">{m.compare_all_same()}</p>
          )}
          <CompareTable
            caption={m.compare_table({ names: joinNames(items.map(({ card }) => card.name)) })}
            items={items}
            rows={shown}
            markDifferences={address.allRows && items.length > 1}
            band={band}
            without={(id) => address.with(ids.filter((other) => other !== id))}
            onRemove={(id) => selectOnly(items.map(({ card }) => card).filter((card) => card.id !== id))}
          />
        </>
      )}
    </>
  )
}

/** What decides about the event is shown also where it is the same, and other ranges of guests are folded away as a whole. */
function isShownAlways({ group }: Row): boolean {
  return group === 'ranges' || group === 'event'
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status" className="flex flex-col gap-2 not-empty:pb-4">
      {notes.map((note) => (
        <p key={note} className="flex items-start gap-2 rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">
          <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{note}</span>
        </p>
      ))}
    </div>
  )
}

interface PeopleProps {
  value: string
  onChange: (people: string) => void
  /** The rest of the address, for a form sent without script. */
  hiddenFields: readonly (readonly [string, string])[]
}

function People({ value, onChange, hiddenFields }: PeopleProps) {
  return (
    <form className="flex items-start gap-2">
      {hiddenFields.map(([name, fieldValue]) => (
        <input key={name} type="hidden" name={name} value={fieldValue} />
      ))}
      <SelectField
        label={m.compare_people()}
        name="people"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={guestBands.map((band) => ({ value: band, label: m.compare_people_option({ band }) }))}
        fieldClassName="flex-1"
      />
      <div className="hidden pt-7.5 noscript:block">
        <Button type="submit">{m.compare_apply()}</Button>
      </div>
    </form>
  )
}

interface DifferencesProps {
  /** Rows that are equal for all. */
  same: readonly Row[]
  allRows: boolean
  onChange: (allRows: boolean) => void
}

/** Equal rows fold away; their names stay visible. */
function Differences({ same, allRows, onChange }: DifferencesProps) {
  return (
    <div className="pb-4">
      <Switch
        label={m.compare_only_differences()}
        checked={!allRows}
        onChange={(event) => onChange(!event.target.checked)}
        className="print:hidden"
      />
      {!allRows && same.length > 0 && (
        <p className="text-sm text-ink-soft">{m.compare_same({ rows: same.map(({ label }) => label).join(' · ') })}</p>
      )}
    </div>
  )
}

function Nothing() {
  const links = useEventLinks()
  return (
    <EmptyState
      icon={<ArrowLeftRight aria-hidden size={40} strokeWidth={1.5} />}
      title={m.compare_empty()}
      text={m.compare_empty_text()}
      action={
        <Button variant="main" asLink={(look) => <Link to={links.search()} {...look} />}>
          {m.compare_find()}
        </Button>
      }
    />
  )
}
