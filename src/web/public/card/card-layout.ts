/** Where the parts of a card stand; the card and its skeleton share it. Rows stack below 500 px (R461). */
export const cardLayout = {
  row: 'relative flex flex-col overflow-hidden rounded-box border border-line bg-surface min-[500px]:flex-row',
  picture:
    'relative aspect-3/2 w-full shrink-0 bg-sunken min-[500px]:aspect-auto min-[500px]:w-[38%] min-[500px]:self-stretch lg:w-64',
  /** Both lie on the picture, above the link that covers the card. */
  heart: 'absolute top-2 right-2 z-10',
  compare: 'absolute bottom-2 left-2 z-10 rounded-box border border-line bg-surface px-3 noscript:hidden',
  body: 'flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5 xl:grid xl:grid-cols-[1fr_auto] xl:grid-rows-[auto_1fr_auto] xl:gap-x-6',
  rating: 'xl:col-start-2 xl:justify-self-end',
  details: 'flex min-w-0 flex-1 flex-col gap-2 xl:row-span-2',
  price:
    'mt-1 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-3 xl:col-start-2 xl:row-start-3 xl:mt-0 xl:flex-col xl:items-end xl:self-end xl:border-0 xl:pt-0 xl:text-right',
} as const
