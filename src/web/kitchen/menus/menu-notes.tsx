import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ProblemList } from '#web/ui/display/problem-list.tsx'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { menuControlId, type MenuProblem } from './menu-problems.ts'
import type { MenuForm } from './use-menu-form.ts'
import type { OpenRows } from './use-open-rows.ts'

/** What is to know above the form: what is not submitted, what was not saved, and what is wrong, each with a way to it. */
export function MenuNotes({ form, rows }: { form: MenuForm; rows: OpenRows }) {
  const { work, failures, summary } = form
  return (
    <>
      {work.length > 0 && <Unsubmitted count={work.length} onForget={form.forget} />}
      {failures.list.length > 0 && (
        <div role="alert" className="rounded-box border border-danger bg-danger-wash p-4">
          <p className="font-semibold">{m.menus_failed_title({ count: failures.list.length })}</p>
          <ul className="mt-1">
            {failures.list.map(({ key, name, message }) => (
              <li key={key}>
                <Way
                  text={m.menus_problem_at({ name, message })}
                  onPress={() => rows.show({ menu: key, field: 'name' })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {failures.list.length === 0 && (
        <ProblemList
          title={m.menus_problems({ count: summary.length })}
          problems={summary.map((problem) => ({
            id: menuControlId(problem),
            message: problem.message,
            asLink: () => <Way text={textOf(form, problem)} onPress={() => rows.show(problem)} />,
          }))}
        />
      )}
    </>
  )
}

function Unsubmitted({ count, onForget }: { count: number; onForget: () => void }) {
  const forget = async () => {
    const isSure = await askFirst(m.menus_forget_ask(), { no: m.menus_forget_no(), yes: m.menus_forget() })
    if (isSure) onForget()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-box bg-marigold-wash px-4 py-2 text-marigold-ink">
      <p className="py-1">{m.menus_unsaved({ count })}</p>
      <Button variant="quiet" size="small" onClick={() => void forget()}>
        {m.menus_forget()}
      </Button>
    </div>
  )
}

function Way({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center text-left break-words text-danger underline underline-offset-4"
      onClick={onPress}
    >
      {text}
    </button>
  )
}

function textOf({ entries }: MenuForm, { menu, message }: MenuProblem): string {
  const name = entries.find(({ key }) => key === menu)?.name.trim()
  return m.menus_problem_at({ name: name || m.menus_category_new(), message })
}
