import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { UploadItem } from './uploads.ts'
import type { UploadControls } from './use-uploads.ts'

/** A file on its way: how far it is, and what can be done when it was not taken. */
export function UploadRow({ item, uploads }: { item: UploadItem; uploads: UploadControls }) {
  const { id, name, state, percent, problem, isTooLarge, canRetry } = item
  return (
    <li className="flex flex-col gap-1 rounded-box border border-line bg-surface p-3">
      {state === 'failed' ? (
        <p className="text-sm font-medium break-words text-danger">{problem}</p>
      ) : (
        <>
          <p className="text-sm break-words">{name}</p>
          <div className="flex items-center gap-3">
            <progress
              max={100}
              value={percent}
              aria-label={m.upload_progress({ name })}
              className="h-2 grow accent-leaf"
            />
            <span className="figures w-28 text-right text-sm text-ink-soft">
              {percent < 100 ? `${percent}%` : m.upload_processing()}
            </span>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {isTooLarge && (
          <Button size="small" onClick={() => void uploads.shrink(id)}>
            {m.upload_make_smaller()}
          </Button>
        )}
        {state === 'failed' && canRetry && (
          <Button size="small" onClick={() => uploads.retry(id)} aria-label={m.upload_retry_file({ name })}>
            {m.upload_retry()}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={state === 'failed' ? m.upload_dismiss_file({ name }) : m.upload_cancel_file({ name })}
          onClick={() => uploads.cancel(id)}
        >
          {state === 'failed' ? m.upload_dismiss() : m.upload_cancel()}
        </Button>
      </div>
    </li>
  )
}
