/** Where the parts of a card stand; the card and its skeleton share it. Rows stack below 500 px (R461). */
export const cardLayout = {
  row: 'relative flex flex-col overflow-hidden rounded-box border border-line bg-surface min-[500px]:flex-row',
  picture:
    'relative order-first h-16 w-full shrink-0 bg-sunken min-[500px]:h-auto min-[500px]:w-[34%] min-[500px]:self-stretch lg:w-56',
  /** They lie on the picture, above the link that covers the card. */
  buttons: 'absolute top-2 right-2 z-10 flex gap-2',
  body: 'flex min-w-0 flex-1 flex-col gap-1 p-2.5 max-sm:text-sm max-sm:leading-5 sm:gap-2 sm:p-5 xl:grid xl:grid-cols-[1fr_auto] xl:grid-rows-[auto_auto_1fr] xl:gap-x-6',
  name: 'text-lg leading-[1.4375rem] font-semibold sm:text-xl sm:leading-snug',
  marks: 'flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4 xl:col-start-1',
  details: 'flex min-w-0 flex-col gap-1 sm:gap-1.5 xl:col-start-1 xl:flex-row xl:flex-wrap xl:content-start xl:gap-x-5',
  facts: 'figures flex flex-wrap gap-x-4 gap-y-1 text-ink-soft',
  /** What a phone has no room for. */
  beside: 'max-[500px]:hidden',
  price:
    'flex flex-wrap items-baseline gap-x-3 min-[500px]:justify-end min-[500px]:text-right xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:flex-col xl:items-end xl:justify-center xl:border-l xl:border-line xl:pl-6',
} as const
