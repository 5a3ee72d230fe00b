import type { NoticeStep } from '#contract/rules/notice.ts'
import type { StateCode } from '#contract/values/place.ts'
import type { RevisionFields } from './domain/revision.ts'
import { table } from '#server/kernel/sql.ts'

export const caterers = table<'caterers', { state_code: StateCode; notice_steps: NoticeStep[] | null }>('caterers')
export const catererChecks = table('caterer_checks')
export const catererRevisions = table<'caterer_revisions', { fields: RevisionFields }>('caterer_revisions')
export const cancellationSteps = table('cancellation_steps')
export const formerSlugs = table('former_slugs')
export const galleryImages = table('gallery_images')
