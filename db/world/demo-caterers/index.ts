import { andheri } from './andheri.ts'
import { bandraToJogeshwari } from './bandra-to-jogeshwari.ts'
import { borivaliDahisar } from './borivali-dahisar.ts'
import { centralLine } from './central-line.ts'
import { goregaonMalad } from './goregaon-malad.ts'
import { harbourThane } from './harbour-thane.ts'
import { kandivali } from './kandivali.ts'
import type { DemoCaterer } from './demo-caterer.ts'
import { naviMumbai } from './navi-mumbai.ts'
import { northernLine } from './northern-line.ts'
import { southMumbai } from './south-mumbai.ts'

/** The caterers of the city, by railway line. */
export const demoCaterers: readonly DemoCaterer[] = [
  ...andheri,
  ...bandraToJogeshwari,
  ...goregaonMalad,
  ...kandivali,
  ...borivaliDahisar,
  ...southMumbai,
  ...northernLine,
  ...centralLine,
  ...harbourThane,
  ...naviMumbai,
]
