import type { RailwayLine } from '#contract/values/place.ts'
import type { AreaText } from './area-text.ts'
import type { Landing, LandingName } from './landing.ts'
import type { Policy } from './policy.ts'
import type { Post } from './post.ts'
import type { Service } from './service.ts'
import type { PostSlug, ServiceSlug } from './slugs.ts'

export type Policies = Readonly<Record<'terms' | 'privacy' | 'refunds' | 'delivery', Policy>>

/** Texts of pages that are too long for messages, in one language. */
export interface LanguageTexts {
  /** By the slug of an area. */
  areas: Readonly<Record<string, AreaText>>
  /** For the search page, and for any path below it that is no area (R028). */
  city: AreaText
  /** Made when they are asked for: they name the operator’s contacts. */
  policies: () => Policies
  landings: Readonly<Record<LandingName, Landing>>
  lines: Readonly<Record<RailwayLine, readonly string[]>>
  services: Readonly<Record<ServiceSlug, Service>>
  posts: Readonly<Record<PostSlug, Post>>
}
