import type { AuditedAct } from '#contract/endpoints/approval.ts'
import type { AuditedAction } from '#contract/audited-actions.ts'
import { formatPaise, paise } from '#contract/values/money.ts'
import { m } from '#messages'

const actions: Readonly<Record<AuditedAction, () => string>> = {
  'user.registered': m.office_act_user_registered,
  'user.password_changed': m.office_act_user_password_changed,
  'user.email_confirmed': m.office_act_user_email_confirmed,
  'user.email_changed': m.office_act_user_email_changed,
  'user.provider_joined': m.office_act_user_provider_joined,
  'user.deleted': m.office_act_user_deleted,
  'order.requested': m.office_act_order_requested,
  'order.accepted': m.office_act_order_accepted,
  'order.declined': m.office_act_order_declined,
  'order.lapsed': m.office_act_order_lapsed,
  'order.cancelled': m.office_act_order_cancelled,
  'order.cancelled_unpaid': m.office_act_order_cancelled_unpaid,
  'order.expired': m.office_act_order_expired,
  'order.in_preparation': m.office_act_order_in_preparation,
  'order.delivered': m.office_act_order_delivered,
  'order.completed': m.office_act_order_completed,
  'order.changed': m.office_act_order_changed,
  'payment.applied': m.office_act_payment_applied,
  'payment.failed': m.office_act_payment_failed,
  'payment.refund_due': m.office_act_payment_refund_due,
  'order.refunded': m.office_act_order_refunded,
  'order.compensation_account_given': m.office_act_order_compensation_account_given,
  'order.promotion_released': m.office_act_order_promotion_released,
  'payout.made': m.office_act_payout_made,
  'payout.sent': m.office_act_payout_sent,
  'payout.paid': m.office_act_payout_paid,
  'payout.failed': m.office_act_payout_failed,
  'payout.retried': m.office_act_payout_retried,
  'payout.file_made': m.office_act_payout_file_made,
  'payout.file_viewed': m.office_act_payout_file_viewed,
  'payout.file_imported': m.office_act_payout_file_imported,
  'caterer.bank_changed': m.office_act_caterer_bank_changed,
  'review.written': m.office_act_review_written,
  'review.replied': m.office_act_review_replied,
  'enquiry.received': m.office_act_enquiry_received,
  'enquiry.received_by_us': m.office_act_enquiry_received_by_us,
  'complaint.received': m.office_act_complaint_received,
  'complaint.acknowledged': m.office_act_complaint_acknowledged,
  'complaint.answered': m.office_act_complaint_answered,
  'complaint.closed': m.office_act_complaint_closed,
  'caterer.created': m.office_act_caterer_created,
  'caterer.changed': m.office_act_caterer_changed,
  'caterer.erased': m.office_act_caterer_erased,
  'caterer.member_invited': m.office_act_caterer_member_invited,
  'caterer.invitation_revoked': m.office_act_caterer_invitation_revoked,
  'caterer.member_joined': m.office_act_caterer_member_joined,
  'caterer.member_part_changed': m.office_act_caterer_member_part_changed,
  'caterer.member_removed': m.office_act_caterer_member_removed,
  'caterer.member_left': m.office_act_caterer_member_left,
  'caterer.ownership_offered': m.office_act_caterer_ownership_offered,
  'caterer.ownership_withdrawn': m.office_act_caterer_ownership_withdrawn,
  'caterer.ownership_passed': m.office_act_caterer_ownership_passed,
  'menu.created': m.office_act_menu_created,
  'menu.changed': m.office_act_menu_changed,
  'menu.deleted': m.office_act_menu_deleted,
  'menu.restored': m.office_act_menu_restored,
  'package.created': m.office_act_package_created,
  'package.changed': m.office_act_package_changed,
  'package.deleted': m.office_act_package_deleted,
  'package.restored': m.office_act_package_restored,
  'caterer.approved': m.office_act_caterer_approved,
  'caterer.changes_requested': m.office_act_caterer_changes_requested,
  'caterer.rejected': m.office_act_caterer_rejected,
  'caterer.suspended': m.office_act_caterer_suspended,
  'caterer.reinstated': m.office_act_caterer_reinstated,
  'caterer.revision_decided': m.office_act_caterer_revision_decided,
  'caterer.checked': m.office_act_caterer_checked,
  'caterer.days_changed': m.office_act_caterer_days_changed,
  'caterer.kitchen_changed': m.office_act_caterer_kitchen_changed,
  'caterer.order_settings_changed': m.office_act_caterer_order_settings_changed,
  'caterer.document_added': m.office_act_caterer_document_added,
  'caterer.document_viewed': m.office_act_caterer_document_viewed,
  'caterer.document_removed': m.office_act_caterer_document_removed,
}

/** What was done. An act of another build is shown by its type. */
export function actionText(action: string): string {
  return action in actions ? actions[action as AuditedAction]() : action // a key of the table
}

/** Fields whose name in the audit says too little; others are their name in words. */
const fields: Readonly<Record<string, () => string>> = {
  id: m.office_field_id,
  userId: m.office_field_user_id,
  invitationId: m.office_field_invitation_id,
  owner: m.office_field_owner,
  document: m.office_field_document,
  part: m.office_field_part,
  kind: m.office_field_kind,
  diet: m.office_field_diet,
  basePrice: m.office_field_base_price,
  minOrder: m.office_field_min_order,
  status: m.office_field_status,
  bands: m.office_field_bands,
  items: m.office_field_items,
  dishes: m.office_field_dishes,
  packages: m.office_field_packages,
  acceptUpTo: m.office_field_accept_up_to,
  replies: m.office_field_replies,
  gstScheme: m.office_field_gst_scheme,
  stateCode: m.office_field_state_code,
  cateringTypes: m.office_field_catering_types,
  inServiceFrom: m.office_field_in_service_from,
  minPrice: m.office_field_min_price,
  maxPrice: m.office_field_max_price,
  maximumServingCapacity: m.office_field_maximum_serving_capacity,
  item: m.office_field_item,
  refused: m.office_field_refused,
}
const amounts = new Set(['basePrice', 'acceptUpTo', 'minPrice', 'maxPrice', 'total', 'amount'])
const counts = new Set(['items', 'packages'])

/** What an act changed, a line for each field that differs. */
export function changesOf({ before = {}, after = {} }: Pick<AuditedAct, 'before' | 'after'>): string[] {
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, was: textOf(name, before[name]), is: textOf(name, after[name]) }))
    .filter(({ name, was, is }) => !(name in before && name in after) || was !== is)
    .map(({ name, was, is }) => {
      const field = Object.hasOwn(fields, name) ? (fields[name]?.() ?? '') : inWords(name)
      return name in before
        ? m.office_audit_change({ field, before: was, after: is })
        : m.office_audit_set({ field, after: is })
    })
}

function textOf(field: string, value: unknown): string {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return '–'
  if (amounts.has(field) && typeof value === 'number') return formatPaise(paise(value))
  if (field === 'status') return value === 0 ? m.office_audit_no() : m.office_audit_yes()
  if (counts.has(field) && Array.isArray(value)) return String(value.length)
  if (Array.isArray(value)) return value.map((one) => textOf('', one)).join(', ')
  if (typeof value === 'boolean') return value ? m.office_audit_yes() : m.office_audit_no()
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${inWords(name)} ${textOf(name, part)}`)
      .join(', ')
  return typeof value === 'string' && isName.test(value) ? inWords(value) : String(value as string | number)
}

/** A name of the code: `in_preparation`, `nonVeg`. */
const isName = /^[a-z]+(?:_[a-z]+|[A-Z][a-z]+)*$/

/** `in_preparation` as 'In preparation'. */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
