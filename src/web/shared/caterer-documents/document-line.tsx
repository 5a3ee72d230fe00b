import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { useDownload } from '#web/shared/order-view/use-download.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { dayAdded, factsText, kindText } from './document-text.ts'

interface DocumentLineProps {
  document: CatererDocument
  /** Where the API gives its file. */
  path: string
  /** Says which document it is; where the lines stand under their kind they need not. */
  isNamed?: boolean
  /** Hears that it was downloaded, or that it was tried. */
  onDownloaded?: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** A document for the approval of a caterer, to be downloaded. */
export function DocumentLine({ document, path, isNamed = false, onDownloaded, children }: DocumentLineProps) {
  const { busy, download } = useDownload()
  const kind = kindText[document.kind]()
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      {isNamed && <p className="font-medium">{kind}</p>}
      <p className={isNamed ? 'text-ink-soft' : undefined}>{factsText(document)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={busy}
          icon={<Download aria-hidden size={18} />}
          aria-label={m.caterer_documents_download_kind({ kind, day: dayAdded(document) })}
          onClick={() => void download(path).then(onDownloaded)}
        >
          {m.caterer_documents_download()}
        </Button>
        {children}
      </div>
    </li>
  )
}
