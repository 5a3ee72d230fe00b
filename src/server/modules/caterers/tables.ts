import type { NoticeStep } from '#contract/rules/notice.ts'
import type { StateCode } from '#contract/values/place.ts'
import { table } from '#server/kernel/sql.ts'

export const caterers = table<'caterers', { state_code: StateCode; notice_steps: NoticeStep[] | null }>('caterers')
export const cancellationSteps = table('cancellation_steps')
export const formerSlugs = table('former_slugs')
export const galleryImages = table('gallery_images')
