import { useState, type DragEvent, type ReactNode } from 'react'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'

interface FilePickerProps {
  id: string
  /** What the button says, and its icon. */
  button: ReactNode
  /** Name of the picker for those who do not see what it belongs to. */
  label: string
  /** What may be chosen, said beside the button. */
  hint: string
  types: readonly string[]
  /** Id of a sentence that says what is wrong. */
  errorId?: string
  isInvalid?: boolean
  onFiles: (files: { name: string; file: Blob }[]) => void
}

/** Files to choose, or to drop. */
export function FilePicker({ id, button, label, hint, types, errorId, isInvalid = false, onFiles }: FilePickerProps) {
  const hintId = `${id}-hint`
  const add = (files: FileList | null) => onFiles([...(files ?? [])].map((file) => ({ name: file.name, file })))
  return (
    <DropZone onFiles={add}>
      <input
        id={id}
        type="file"
        multiple
        accept={types.join(',')}
        className="peer sr-only"
        aria-label={label}
        aria-describedby={[hintId, ...(errorId ? [errorId] : [])].join(' ')}
        aria-invalid={isInvalid ? true : undefined}
        onChange={(event) => {
          add(event.target.files)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonClass(),
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus',
        )}
      >
        {button}
      </label>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
    </DropZone>
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
