import type { WordedPrice } from '#web/shared/price/package-price.ts'

/** A price where there is room for little: with how few may be ordered, and without what it is before GST. */
export function ShortPrice({ price: { text, minimum } }: { price: WordedPrice }) {
  return (
    <span className="flex flex-col">
      <span className="figures font-semibold min-[500px]:whitespace-nowrap">{text}</span>
      {minimum && <span className="figures text-sm text-ink-soft">{minimum}</span>}
    </span>
  )
}
