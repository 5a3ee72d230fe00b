import type { RevisionField } from '#contract/rules/approval-moves.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { profileOf } from '../domain/profile.ts'
import { withoutFields, withRevision } from '../domain/revision.ts'
import { bumpVersion, findRevision, saveRevision } from '../store/approval.ts'
import { lockSlugs } from '../store/profile.ts'
import { lockVersion, requireFreeGstNo } from './decide-approval.ts'
import { saveCaterer } from './save-caterer.ts'

export interface RevisionDecision {
  version: number
  decisions: Partial<Record<RevisionField, 'accept' | 'refuse'>>
  reason: string
}

/**
 * Accepts or refuses proposed changes of a caterer by field (C100); what is not decided stays pending. Throws `nothing_proposed` for
 * a field without a proposed change, `approval_reason_needed`, `caterer_changed`, `gst_number_taken`.
 */
export async function decideRevision(
  ctx: Context,
  id: string,
  { version, decisions, reason }: RevisionDecision,
): Promise<void> {
  const now = ctx.clock.now()
  const fieldsThat = (decision: 'accept' | 'refuse') =>
    (Object.keys(decisions) as RevisionField[]).filter((field) => decisions[field] === decision)
  const [accepted, refused] = [fieldsThat('accept'), fieldsThat('refuse')]
  if (refused.length > 0 && reason === '') throw failField('approval_reason_needed', 'reason')

  await ctx.transaction(async (tx) => {
    const before = await lockVersion(tx, id, version)
    const pending = await findRevision(tx, id)
    const decided = [...accepted, ...refused]
    if (!pending || decided.some((field) => pending.fields[field] === undefined)) throw fail('nothing_proposed')
    const profile = withRevision(profileOf(before), pending.fields, accepted)
    if (accepted.includes('gstNo')) {
      // A name may be accepted along, and its lock comes first.
      await lockSlugs(tx)
      await requireFreeGstNo(tx, id, profile.gstNo)
    }
    const left = withoutFields(pending.fields, decided)
    await saveRevision(tx, id, left && { proposedAt: pending.proposedAt, fields: left })
    if (accepted.length > 0) await saveCaterer(tx, before, { profile, approval: before.approval }, now)
    else await bumpVersion(tx, id, now)
    const payload = {
      accepted: accepted.join(),
      refused: refused.join(),
      ...(refused.length > 0 ? { reason } : {}),
    }
    await publish(tx, { type: 'caterer.revision_decided', subject: id }, payload, { after: { accepted, refused } })
  })
}
