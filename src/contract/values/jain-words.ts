/**
 * Ingredients that a Jain dish does not have: what grows below the ground, mushrooms and honey. Also as Indian menus call them. Dried
 * ginger and turmeric may be used, but a name with 'ginger' would be doubted. 'Alu' is missing, because in Marathi
 * it is a leaf that Jains eat.
 */
export const notJain = [
  ['onion', 'onions', 'kanda', 'kande', 'pyaz', 'pyaaz', 'dungri', 'spring onion', 'spring onions'],
  ['garlic', 'lasun', 'lasan', 'lasooni', 'lasuni', 'lehsun', 'lehsuni', 'aglio'],
  [
    'potato',
    'potatoes',
    'aloo',
    'aaloo',
    'batata',
    'bateta',
    'sweet potato',
    'sweet potatoes',
    'shakarkand',
    'shakarkandi',
    'ratalu',
  ],
  ['ginger', 'adrak', 'adraki', 'adrakh', 'ale'],
  ['carrot', 'carrots', 'gajar'],
  ['radish', 'radishes', 'mooli', 'muli', 'mula'],
  ['beetroot', 'beetroots', 'beet', 'beets', 'chukandar'],
  ['yam', 'yams', 'suran', 'jimikand', 'kand', 'arbi', 'arvi'],
  ['turnip', 'turnips', 'shalgam'],
  ['leek', 'leeks'],
  ['lotus stem', 'lotus stems', 'lotus root', 'kamal kakdi', 'kamal kakri', 'nadru', 'bhee'],
  ['mushroom', 'mushrooms', 'khumb', 'khumbi', 'guchhi'],
  ['honey', 'shahad', 'madh'],
].flat()

const pattern = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${notJain.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
)

/** Returns the first word of a dish's name or description that no Jain dish has; undefined when there is none. */
export function notJainIn(text: string): string | undefined {
  return pattern.exec(text)?.[0].toLowerCase()
}
