import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Api } from '#contract/endpoints/index.ts'
import type { ReviewedCaterer } from '#contract/endpoints/approval.ts'
import { paths } from '#contract/paths.ts'
import { Loaded, OfficeSkeleton } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useListQuery } from '#web/office/frame/use-list-query.ts'
import { m } from '#messages'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { reviewListQuery, type ListParams } from './approval-queries.ts'
import { listParamsOf, pathOfList, shownLists } from './list-params.ts'
import { dayOf, fieldText, listText, stateText, stateTone } from './office-text.ts'

/** Caterers by what is to be done about them, those that have waited longest first. */
export function QueuePage() {
  const [params] = useSearchParams()
  return (
    <OfficePage>
      <h1 className="headline mb-4 text-title">{m.office_caterers_title()}</h1>
      <Queue {...listParamsOf(params)} />
    </OfficePage>
  )
}

function Queue(asked: ListParams) {
  const navigate = useNavigate()
  const query = useListQuery(reviewListQuery(asked))
  return (
    <Loaded query={query}>
      {(answer) => (
        <Tabs
          label={m.office_list()}
          value={asked.list}
          onChange={(list) =>
            void navigate(pathOfList(listParamsOf(new URLSearchParams({ list }))), { preventScrollReset: true })
          }
          tabs={shownLists.map((id) => ({
            id,
            label: listText[id]({ count: answer.counts[id] }),
            content: query.isPlaceholderData ? <OfficeSkeleton /> : <List answer={answer} asked={asked} />,
          }))}
        />
      )}
    </Loaded>
  )
}

function List({ answer, asked }: { answer: Api['GET /api/admin/caterers']['answer']; asked: ListParams }) {
  if (answer.items.length === 0) return <EmptyState title={m.office_list_empty()} text={m.office_list_empty_text()} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {answer.items.map((caterer) => (
          <Row key={caterer.id} caterer={caterer} />
        ))}
      </ul>
      <div className="mt-6">
        <Pager
          page={answer.page}
          pages={answer.pages}
          items={pageWindow(answer.page, answer.pages)}
          label={m.office_pages()}
          link={({ page, ...look }) => <Link to={pathOfList({ ...asked, page })} {...look} />}
        />
      </div>
    </>
  )
}

function Row({ caterer: { id, name, area, approval, since, revision } }: { caterer: ReviewedCaterer }) {
  return (
    <li className="relative rounded-box border border-line bg-surface p-4 hover:border-leaf">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link to={paths.adminCaterer(id)} className="min-w-0 font-semibold break-words after:absolute after:inset-0">
          {name}
        </Link>
        <Badge tone={stateTone[approval]}>{stateText[approval]()}</Badge>
      </div>
      <p className="mt-1 text-ink-soft">{[area, m.office_since({ day: dayOf(since) })].filter(Boolean).join(' · ')}</p>
      {revision.length > 0 && (
        <p className="mt-1">
          {m.office_changes_of({ fields: revision.map((field) => fieldText[field]()).join(', ') })}
        </p>
      )}
    </li>
  )
}
