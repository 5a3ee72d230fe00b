import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { imageTypes } from '#contract/rules/uploaded-image.ts'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { PictureTile } from './picture-tile.tsx'
import { UploadRow } from './upload-row.tsx'
import { dishPictureUploads } from './picture-uploads.ts'
import { useUploads, type OnUnderWay } from './use-uploads.ts'

interface SinglePictureProps {
  /** Id of the picker. */
  id: string
  label: string
  /** What the picture shows. */
  alt: string
  error?: string | undefined
  /** Link of the picture; empty for none. */
  link: string
  onChange: (link: string) => void
  onUnderWay?: OnUnderWay
}

/** The one picture of a dish: added, replaced or removed. */
export function SinglePicture({ id, label, alt, error, link, onChange, onUnderWay }: SinglePictureProps) {
  const ownId = useId()
  const uploads = useUploads({ kind: dishPictureUploads, room: 1, onUploaded: onChange, onUnderWay })
  const remove = () => {
    onChange('')
    notify(m.upload_removed(), 'success')
  }
  const action = link ? m.upload_change_single() : m.upload_add_single()
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      {link && (
        <ul className="mt-1 w-36">
          <PictureTile key={link} link={link} number={1} alt={alt} onRemove={remove} />
        </ul>
      )}
      {uploads.items.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2" aria-label={m.upload_under_way()}>
          {uploads.items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          id={id}
          type="file"
          accept={imageTypes.join(',')}
          className="peer sr-only"
          aria-label={`${action}: ${alt}`}
          aria-describedby={`${ownId}-hint ${ownId}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])].map((file) => ({ name: file.name, file })))
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={classNames(
            buttonClass({ size: 'small' }),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus',
          )}
        >
          <ImagePlus aria-hidden size={20} />
          {action}
        </label>
        <p id={`${ownId}-hint`} className="text-sm text-ink-soft">
          {m.upload_kinds()}
        </p>
      </div>
      <FieldError id={`${ownId}-error`} text={error} />
    </fieldset>
  )
}
