import { m } from '#web/paraglide/messages.js'

const looks = {
  veg: { className: 'text-veg', shape: <circle cx="8" cy="8" r="3.5" fill="currentColor" />, label: () => m.ui_veg() },
  nonVeg: {
    className: 'text-non-veg',
    shape: <path d="M8 4.2 12 11.4H4Z" fill="currentColor" />,
    label: () => m.ui_non_veg(),
  },
  jain: {
    className: 'text-jain',
    shape: <path d="M8 3.8 12.2 8 8 12.2 3.8 8Z" fill="currentColor" />,
    label: () => m.ui_jain(),
  },
}

/** The mark of Indian food labels, never without its word. */
export function DietMark({ diet, label }: { diet: keyof typeof looks; label?: string }) {
  const look = looks[diet]
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${look.className}`}>
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0">
        <rect x="1" y="1" width="14" height="14" rx="2" fill="none" stroke="currentColor" strokeWidth="1.6" />
        {look.shape}
      </svg>
      {label ?? look.label()}
    </span>
  )
}
