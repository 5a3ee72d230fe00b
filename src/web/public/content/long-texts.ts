import type { Language } from '#contract/values/language.ts'
import type { RailwayLine } from '#contract/values/place.ts'
import type { AreaText } from './area-text.ts'
import { english } from './en/english.ts'
import type { Landing, LandingName } from './landing.ts'
import type { LanguageTexts, Policies } from './language-texts.ts'
import type { Post } from './post.ts'
import type { Service } from './service.ts'
import { otherPostSlugs, postSlugs, serviceSlugs } from './slugs.ts'

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

/** Returns the texts of all areas with one of their own, by their slugs. */
export function areaTexts(): ReadonlyMap<string, AreaText> {
  return new Map(Object.entries(longTexts().areas))
}

/** Returns what a host should know of a railway line, in paragraphs. For loaders: it is too long for a bundle. */
export function lineText(line: RailwayLine): readonly string[] {
  return longTexts().lines[line]
}

/** Returns the policies. For loaders: they are too long for a bundle. */
export function policyTexts(): Policies {
  return longTexts().policies()
}

/** Returns the services in the order of their list. For loaders, as all of these. */
export function serviceTexts(): readonly Service[] {
  const { services } = longTexts()
  return serviceSlugs.map((slug) => services[slug])
}

/** Returns the posts, the newest first. */
export function postTexts(): readonly Post[] {
  const { posts } = longTexts()
  const known = postSlugs.map((slug) => posts[slug])
  return known.toSorted((a, b) => Date.parse(b.publishedOn) - Date.parse(a.publishedOn))
}

/** Returns the service of a slug; undefined when there is none. */
export function serviceText(slug: string): Service | undefined {
  return serviceTexts().find((service) => service.slug === slug)
}

/** Returns the post of a slug, in any of its spellings; undefined when there is none. */
export function postText(slug: string): Post | undefined {
  const canonical = otherPostSlugs.get(slug) ?? slug
  return postTexts().find((post) => post.slug === canonical)
}

/** Returns the text of a landing. */
export function landingText(name: LandingName): Landing {
  return longTexts().landings[name]
}
