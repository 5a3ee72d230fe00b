import type { LanguageTexts } from '../language-texts.ts'
import { andheri } from './areas/andheri.ts'
import { borivali } from './areas/borivali.ts'
import { city } from './areas/city.ts'
import { goregaon } from './areas/goregaon.ts'
import { kandivali } from './areas/kandivali.ts'
import { malad } from './areas/malad.ts'
import { posts, services } from './guides.ts'
import { landings } from './landings.ts'
import { lines } from './lines.ts'
import { delivery } from './policies/delivery.ts'
import { privacy } from './policies/privacy.ts'
import { refunds } from './policies/refunds.ts'
import { terms } from './policies/terms.ts'

export const english: LanguageTexts = {
  areas: { andheri, borivali, malad, kandivali, goregaon },
  city,
  landings,
  lines,
  services,
  posts,
  policies: () => ({ terms: terms(), privacy: privacy(), refunds: refunds(), delivery: delivery() }),
}
