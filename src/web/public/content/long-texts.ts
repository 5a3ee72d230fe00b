import type { Language } from '#contract/values/language.ts'
import type { AreaText } from './area-text.ts'
import { english } from './en/english.ts'
import type { LanguageTexts, Policies } from './language-texts.ts'

/** A further language is a folder beside `en` and a line here. */
const languages: { en: LanguageTexts } & { [language in Language]?: LanguageTexts } = { en: english }

/** Pages are in English; the language of a page's long texts is chosen here. */
function longTexts(language: Language = 'en'): LanguageTexts {
  return languages[language] ?? languages.en
}

/** Returns the text of an area's page, or of the whole city's. For loaders: it is too long for a bundle. */
export function areaText(slug: string | undefined): AreaText {
  const { areas, city } = longTexts()
  return (slug !== undefined && Object.hasOwn(areas, slug) && areas[slug]) || city
}

/** Returns the policies. For loaders: they are too long for a bundle. */
export function policyTexts(): Policies {
  return longTexts().policies()
}
