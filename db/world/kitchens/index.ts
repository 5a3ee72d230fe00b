import { andheri } from './andheri.ts'
import { bandraToJogeshwari } from './bandra-to-jogeshwari.ts'
import { borivaliDahisar } from './borivali-dahisar.ts'
import { centralLine } from './central-line.ts'
import { goregaonMalad } from './goregaon-malad.ts'
import { harbourThane } from './harbour-thane.ts'
import { kandivali } from './kandivali.ts'
import type { Kitchen } from './kitchen.ts'
import { naviMumbai } from './navi-mumbai.ts'
import { northernLine } from './northern-line.ts'
import { southMumbai } from './south-mumbai.ts'

/** The caterers of the city, by railway line. */
export const kitchens: readonly Kitchen[] = [
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
