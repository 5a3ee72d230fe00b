/** Where a figure in a text comes from. A page names below its text the sources that it used. */
export interface Source {
  /** As a reader sees it. */
  name: string
  /** Where it can be read, outside of the site. */
  url?: string
}

/**
 * Every source that a text may name. Add one only when it exists and says the figure; an estimate of our own is `planning`, and
 * the text calls it an estimate or a guide.
 */
export const sources = {
  planning: { name: 'Pangat’s planning guide, an estimate to discuss with your caterer' },
  portions: { name: 'Pangat’s estimate of portions, which caterers’ kitchen sheets start from' },
  rules: { name: 'Terms of booking on Pangat' },
  geography: { name: 'Distances and places from Pangat’s gazetteer of Mumbai' },
  railways: { name: 'Stations of the suburban railway in Mumbai, as in Pangat’s gazetteer' },
  calendar: { name: 'Festival days for Mumbai, computed for 2026–2030. Public holidays: date-holidays, CC BY-SA 3.0' },
  noise: { name: 'Noise Pollution (Regulation and Control) Rules, 2000' },
  fssai: { name: 'Food Safety and Standards Act, 2006, and its licensing regulations' },
  schoolFood: {
    name: 'Food Safety and Standards (Safe Food and Balanced Diets for Children in School) Regulations, 2020',
  },
  gst: { name: 'GST on outdoor catering, Notification 20/2019-Central Tax (Rate)' },
  invoice: { name: 'Central Goods and Services Tax Rules, 2017, rule 46' },
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof sources
