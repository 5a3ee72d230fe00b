import { andheri } from './andheri.ts'
import { centralLine } from './central-line.ts'
import { goregaonMalad } from './goregaon-malad.ts'
import { harbourThaneNaviMumbai } from './harbour-thane-navi-mumbai.ts'
import { kandivaliBorivali } from './kandivali-borivali.ts'
import { northernLine } from './northern-line.ts'
import { southMumbai } from './south-mumbai.ts'
import type { Kitchen } from './kitchen.ts'

/** The caterers of the city; the first belongs to the demo account. */
export const kitchens: readonly Kitchen[] = [
  ...andheri, ...goregaonMalad, ...kandivaliBorivali, ...southMumbai, ...northernLine, ...centralLine, ...harbourThaneNaviMumbai,
]
