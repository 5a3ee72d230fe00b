import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '../controls/icon-button.tsx'

const icons = { previous: ChevronLeft, next: ChevronRight, pause: Pause, play: Play }

interface StripButtonProps {
  does: keyof typeof icons
  label: string
  size: number
  className?: string
  onClick: () => void
}

/** A button that moves a strip of slides, or stops what moves automatically. */
export function StripButton({ does, size, ...button }: StripButtonProps) {
  const Icon = icons[does]
  return <IconButton icon={<Icon aria-hidden size={size} />} {...button} />
}
