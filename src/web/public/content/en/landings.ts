import type { Landing, LandingName } from '../landing.ts'
import { contact } from './landings/contact.ts'
import { credits } from './landings/credits.ts'
import { festival } from './landings/festival.ts'
import { ranking } from './landings/ranking.ts'
import { weddingCaterers } from './landings/wedding-caterers.ts'
import { weddingServices } from './landings/wedding-services.ts'

export const landings: Readonly<Record<LandingName, Landing>> = {
  weddingCaterers,
  weddingServices,
  festival,
  contact,
  ranking,
  credits,
}
