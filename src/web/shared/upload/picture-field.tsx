import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { limits } from '#contract/limits.ts'
import { imageTypes } from '#contract/rules/uploaded-image.ts'
import { m } from '#messages'
import { FieldError } from '#web/ui/fields/field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { FilePicker } from './file-picker.tsx'
import { PictureTile } from './picture-tile.tsx'
import { pictureUploads } from './picture-uploads.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads, type OnUnderWay } from './use-uploads.ts'

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
  onUnderWay?: OnUnderWay
}

/** Pictures to add by the picker or by dropping them, and to take away. */
export function PictureField(props: PictureFieldProps) {
  const { id, label, hint, error, links, most = limits.image.perGallery, onChange, onUnderWay } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const uploads = useUploads({
    kind: pictureUploads,
    room: most - links.length,
    onUploaded: (link) => onChange([...links, link]),
    onUnderWay,
  })

  const remove = (link: string) => {
    onChange(links.filter((each) => each !== link))
    notify(m.upload_removed(), 'success')
  }
  return (
    <fieldset className="min-w-0" aria-describedby={`${inputId}-hint`}>
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
      <FilePicker
        id={inputId}
        types={imageTypes}
        label={m.upload_add_to({ label })}
        hint={m.upload_kinds()}
        errorId={`${ownId}-error`}
        isInvalid={error !== undefined && error !== ''}
        onFiles={uploads.add}
        button={
          <>
            <ImagePlus aria-hidden size={20} />
            {m.upload_add()}
          </>
        }
      />
      <FieldError id={`${ownId}-error`} text={error} />
    </fieldset>
  )
}
