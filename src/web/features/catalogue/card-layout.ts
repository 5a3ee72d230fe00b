/** Where the parts of a card stand; the card and its skeleton share it. Rows stack below 500 px (R461). */
export const cardLayout = {
  row: 'relative flex flex-col overflow-hidden rounded-box border border-line bg-surface min-[500px]:flex-row',
  picture: 'relative aspect-3/2 w-full shrink-0 bg-sunken min-[500px]:aspect-auto min-[500px]:w-[38%] min-[500px]:self-stretch lg:w-72',
  body: 'flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-5 xl:flex-row xl:gap-6',
  price: 'flex flex-wrap items-baseline gap-x-3 border-t border-line pt-3 xl:w-48 xl:shrink-0 xl:flex-col xl:items-end xl:gap-1 xl:self-end xl:border-0 xl:pt-0 xl:text-right',
} as const
