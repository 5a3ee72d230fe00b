import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { payoutStates } from '#contract/endpoints/money/payouts.ts'
import type { AdminPayouts } from '#contract/endpoints/money/admin-payouts.ts'
import { formatRupees } from '#contract/values/money.ts'
import { Loaded, OfficeSkeleton } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useListQuery } from '#web/office/frame/use-list-query.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ActDialog, type AskedAct } from './act-dialog.tsx'
import { FilesSection } from './files-section.tsx'
import { PayoutCard } from './payout-card.tsx'
import { adminPayoutsQuery, pathOfPayouts, payoutParamsOf, type PayoutParams } from './payouts-queries.ts'
import { PromotionsSection } from './promotions-section.tsx'
import { stateLabel } from './payouts-text.ts'

/** Payouts by state, the files for the bank and its answers, and held promotions. */
export function PayoutsPage() {
  const [params] = useSearchParams()
  return (
    <OfficePage>
      <h1 className="headline mb-4 text-title">{m.payouts_title()}</h1>
      <Payouts {...payoutParamsOf(params)} />
    </OfficePage>
  )
}

function Payouts(asked: PayoutParams) {
  const navigate = useNavigate()
  const query = useListQuery(adminPayoutsQuery(asked))
  const [act, setAct] = useState<AskedAct>()
  return (
    <Loaded query={query}>
      {(answer) => (
        <div className="flex flex-col gap-8">
          <Tabs
            label={m.payouts_title()}
            value={asked.state}
            onChange={(state) =>
              void navigate(pathOfPayouts(payoutParamsOf(new URLSearchParams({ state }))), { preventScrollReset: true })
            }
            tabs={payoutStates.map((id) => ({
              id,
              label: stateLabel[id]({ count: answer.counts[id].count }),
              content: query.isPlaceholderData ? (
                <OfficeSkeleton />
              ) : (
                <List answer={answer} asked={asked} onAct={setAct} />
              ),
            }))}
          />
          <FilesSection files={answer.files} onAct={setAct} />
          <PromotionsSection promotions={answer.promotions} onAct={setAct} />
          {act && <ActDialog asked={act} onClose={() => setAct(undefined)} />}
        </div>
      )}
    </Loaded>
  )
}

interface ListProps {
  answer: AdminPayouts
  asked: PayoutParams
  onAct: (act: AskedAct) => void
}

function List({ answer, asked, onAct }: ListProps) {
  const { items, counts, page, pages } = answer
  if (items.length === 0) return <EmptyState title={m.payouts_none()} text={m.payouts_none_text()} />
  return (
    <>
      <p className="figures mb-3 text-ink-soft">{m.payouts_sum({ amount: formatRupees(counts[asked.state].total) })}</p>
      {asked.state === 'due' && (
        <Button variant="brand" className="mb-4" onClick={() => onAct({ do: 'file' })}>
          {m.payouts_make_file()}
        </Button>
      )}
      <ul className="flex flex-col gap-3">
        {items.map((payout) => (
          <PayoutCard key={payout.id} payout={payout} onAct={onAct} />
        ))}
      </ul>
      <div className="mt-6">
        <Pager
          page={page}
          pages={pages}
          items={pageWindow(page, pages)}
          label={m.office_pages()}
          link={({ page: to, ...look }) => <Link to={pathOfPayouts({ ...asked, page: to })} {...look} />}
        />
      </div>
    </>
  )
}
