import { brand } from '#contract/brand.ts'

/** A banana leaf with three helpings in a row, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-leaf">
      <svg aria-hidden viewBox="0 0 32 32" className="size-9 shrink-0">
        <path d="M2 20.8C2 11 10.5 5 30 5c0 13-7 20-17 20C6 25 2 24 2 20.8Z" className="fill-leaf" />
        <path d="M3 27C9 19 15 14 25 9" fill="none" className="stroke-paper" strokeWidth="1.6" strokeLinecap="round" />
        <circle cx="11.8" cy="21" r="2.3" className="fill-marigold" />
        <circle cx="17.4" cy="17" r="2.3" className="fill-paper" />
        <circle cx="23.2" cy="13.4" r="2.3" className="fill-marigold" />
      </svg>
      {/* With text of twice the size a phone has no room for it. */}
      <span className="headline text-[1.75rem] leading-none @max-[14rem]:hidden">{brand.name}</span>
    </span>
  )
}
