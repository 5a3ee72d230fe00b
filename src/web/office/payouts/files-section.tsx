import { useRef } from 'react'
import type { PayoutFile } from '#contract/endpoints/money/admin-payouts.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { AskedAct } from './act-dialog.tsx'

/** A file of the bank has some lines of a hundred characters. */
const maxBytes = 200_000

/** The latest files for the bank, and the import of its answer. */
export function FilesSection({ files, onAct }: { files: readonly PayoutFile[]; onAct: (act: AskedAct) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxBytes) return notify(m.payouts_file_too_large(), 'error')
    onAct({ do: 'import', content: await file.text() })
  }
  return (
    <section aria-labelledby="files">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="files" className="headline text-heading">
          {m.payouts_files()}
        </h2>
        <Button onClick={() => picker.current?.click()}>{m.payouts_import()}</Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={m.payouts_import()}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      {files.length === 0 ? (
        <p className="text-ink-soft">{m.payouts_files_none()}</p>
      ) : (
        <ul className="divide-y divide-line rounded-box border border-line bg-surface">
          {files.map(({ id, madeAt, transfers, total, open }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <p className="figures min-w-0">
                {formatMoment(new Date(madeAt))}
                <span className="block text-sm text-ink-soft">
                  {m.payouts_file_of({ count: transfers, amount: formatRupees(total), open })}
                </span>
              </p>
              <Button size="small" onClick={() => onAct({ do: 'download', id })}>
                {m.payouts_download()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
