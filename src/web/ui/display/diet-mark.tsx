import { m } from '#messages'
import { Icon } from './icon.tsx'

const looks = {
  veg: { className: 'text-veg', label: () => m.ui_veg() },
  nonVeg: { className: 'text-non-veg', label: () => m.ui_non_veg() },
  jain: { className: 'text-jain', label: () => m.ui_jain() },
}

/** The mark of Indian food labels, never without its word; 16 pixels high unless told, which the style sheet knows. */
export function DietMark({ diet, label, size }: { diet: keyof typeof looks; label?: string; size?: number }) {
  const look = looks[diet]
  return (
    <span className={`diet-mark ${look.className}`}>
      <Icon name={diet} size={size} />
      {label ?? look.label()}
    </span>
  )
}
