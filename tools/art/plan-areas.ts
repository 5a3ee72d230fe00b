import { brand } from '#contract/brand.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { CoverPlan } from './plan-covers.ts'
import type { ShareText } from './share-card.ts'

/** A laid table for each area with a page of its own, as its share card shows it. */
const tables = {
  Andheri: ['punjabi', ['paneer-tikka', 'dal-makhani', 'jeera-rice', 'butter-naan', 'gulab-jamun', 'raita', 'chole']],
  Borivali: [
    'gujarati',
    ['gujarati-thali', 'dhokla', 'jalebi', 'undhiyu', 'shrikhand', 'puri-bhaji', 'gujarati-kadhi'],
  ],
  Malad: ['rajasthani', ['thali', 'dal-baati', 'samosa', 'palak-paneer', 'gajar-halwa', 'aloo-gobi', 'raita']],
  Kandivali: [
    'maharashtrian',
    ['maharashtrian-thali', 'modak', 'misal', 'kothimbir-vadi', 'puran-poli', 'poha', 'solkadhi'],
  ],
  Goregaon: ['south', ['veg-biryani', 'masala-dosa', 'rajma', 'malai-kofta', 'shahi-tukda', 'raita', 'dal-tadka']],
} as const

export const areaCards: readonly (CoverPlan & { text: ShareText })[] = Object.entries(tables).map(
  ([area, [mood, dishes]]) => ({
    name: slugOf(area),
    mood,
    layout: 0,
    dishes,
    text: { title: area, line: `Caterers near you\non ${brand.name}` },
  }),
)
