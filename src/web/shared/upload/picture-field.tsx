import { ImagePlus } from 'lucide-react'
import { useEffect, useId, useState, type DragEvent, type ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { imageTypes } from '#contract/rules/uploaded-image.ts'
import { m } from '#messages'
import { FieldError } from '#web/ui/fields/field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { PictureTile } from './picture-tile.tsx'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

interface PictureFieldProps {
  /** Id of the picker. */
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  /** Links of the pictures, the cover first. */
  links: readonly string[]
  /** Most pictures that there may be. */
  most?: number
  onChange: (links: string[]) => void
  /** Hears 1 when pictures are on their way and -1 when they are no more; a form is not sent meanwhile. */
  onUnderWay?: (more: 1 | -1) => void
}

/** Pictures to add by the picker or by dropping them, and to take away. */
export function PictureField(props: PictureFieldProps) {
  const { id, label, hint, error, links, most = limits.image.perGallery, onChange, onUnderWay } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const uploads = useUploads({ room: most - links.length, onUploaded: (link) => onChange([...links, link]) })
  const { isBusy } = uploads
  useEffect(() => {
    if (!isBusy) return
    onUnderWay?.(1)
    return () => onUnderWay?.(-1)
  }, [isBusy, onUnderWay])

  const add = (files: FileList | null) => uploads.add([...(files ?? [])].map((file) => ({ name: file.name, file })))
  const remove = (link: string) => {
    onChange(links.filter((each) => each !== link))
    notify(m.upload_removed(), 'success')
  }
  return (
    <fieldset className="min-w-0" aria-describedby={`${ownId}-hint`}>
      <legend className="font-medium">{label}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {links.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4" aria-label={label}>
          {links.map((link, at) => (
            <PictureTile key={link} link={link} number={at + 1} onRemove={() => remove(link)} />
          ))}
        </ul>
      )}
      {uploads.items.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2" aria-label={m.upload_under_way()}>
          {uploads.items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      <DropZone onFiles={add}>
        <input
          id={inputId}
          type="file"
          multiple
          accept={imageTypes.join(',')}
          className="peer sr-only"
          aria-label={m.upload_add_to({ label })}
          aria-describedby={`${ownId}-hint ${ownId}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            add(event.target.files)
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <label
          htmlFor={inputId}
          className={classNames(
            buttonClass(),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus',
          )}
        >
          <ImagePlus aria-hidden size={20} />
          {m.upload_add()}
        </label>
        <p id={`${ownId}-hint`} className="text-sm text-ink-soft">
          {m.upload_kinds()}
        </p>
      </DropZone>
      <FieldError id={`${ownId}-error`} text={error} />
    </fieldset>
  )
}

function DropZone({ onFiles, children }: { onFiles: (files: FileList) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={classNames(
        'mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-dashed border-line-strong p-3',
        isOver && 'border-leaf bg-leaf-wash',
      )}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
    </div>
  )
}
