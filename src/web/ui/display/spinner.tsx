import { LoaderCircle } from 'lucide-react'

/** Decoration only: say what is under way in words beside it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-turn" />
}
