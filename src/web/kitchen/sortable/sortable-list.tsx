import { Accessibility, PointerSensor } from '@dnd-kit/dom'
import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'

export interface SortableItem {
  id: string
  /** What it is called when it is moved. */
  name: string
}

/** What moves an item, to be placed in its row. */
export interface MoveControls {
  /** To be dragged by finger or mouse; the buttons do the same by keyboard. */
  handle: ReactNode
  buttons: ReactNode
}

interface SortableListProps<Item extends SortableItem> {
  /** Names the list. */
  label: string
  items: readonly Item[]
  onMove: (from: number, to: number) => void
  className?: string
  children: (item: Item, move: MoveControls) => ReactNode
}

/** A list whose items are put in order by dragging and by buttons. Where an item has gone is announced. */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onMove,
  className,
  children,
}: SortableListProps<Item>) {
  const [announced, setAnnounced] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    setAnnounced(m.sortable_moved({ name: item.name, place: to + 1, count: items.length }))
    onMove(from, to)
  }
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      // The buttons are for those who do not see the handle, and announce in the words of the product.
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
      }}
    >
      <ol aria-label={label} className={className}>
        {items.map((item, at) => (
          <Row key={item.id} item={item} at={at} isLast={at === items.length - 1} onMove={move}>
            {(controls) => children(item, controls)}
          </Row>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </DragDropProvider>
  )
}

interface RowProps {
  item: SortableItem
  at: number
  isLast: boolean
  onMove: (from: number, to: number) => void
  children: (move: MoveControls) => ReactNode
}

function Row({ item: { id, name }, at, isLast, onMove, children }: RowProps) {
  const { ref, handleRef, isDragSource } = useSortable({
    id,
    index: at,
    plugins: [OptimisticSortingPlugin],
  })
  const button = (to: number, isEnd: boolean, text: string, icon: ReactNode) => (
    <IconButton label={text} icon={icon} aria-disabled={isEnd || undefined} onClick={() => !isEnd && onMove(at, to)} />
  )
  return (
    <li ref={ref} className={classNames(isDragSource && 'opacity-80 shadow-high')}>
      {children({
        handle: (
          <span
            ref={handleRef}
            aria-hidden
            title={m.sortable_drag()}
            className="inline-grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-soft"
          >
            <GripVertical size={20} />
          </span>
        ),
        buttons: (
          <>
            {button(at - 1, at === 0, m.sortable_up({ name }), <ArrowUp aria-hidden size={20} />)}
            {button(at + 1, isLast, m.sortable_down({ name }), <ArrowDown aria-hidden size={20} />)}
          </>
        ),
      })}
    </li>
  )
}
