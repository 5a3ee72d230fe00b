import { andheri } from './andheri.ts'
import type { AreaText } from './area-text.ts'
import { borivali } from './borivali.ts'
import { city } from './city.ts'
import { goregaon } from './goregaon.ts'
import { kandivali } from './kandivali.ts'
import { malad } from './malad.ts'

const texts: Readonly<Record<string, AreaText>> = { andheri, borivali, malad, kandivali, goregaon }

/** The words of an area's page, or of the whole city's. Asked on the server only: they are too long for a bundle. */
export function areaText(slug: string | undefined): AreaText {
  return (slug !== undefined && Object.hasOwn(texts, slug) && texts[slug]) || city
}
