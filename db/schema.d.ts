// Written by `npm run schema` from db/migrations; `npm run check` fails when it is stale.
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'

declare const kind: unique symbol

/** A column with a default, which an insert may leave out. */
export type Generated<Value> = { readonly [kind]: 'generated'; readonly value: Value }
/** An array whose elements are a domain: drivers give its text, so it is read by `elementsOf` and written by `arrayOf`. */
export type ArrayOf<Value> = { readonly [kind]: 'array'; readonly value: Value }
/** A point, read by `lngOf` and `latOf`. */
export type PointValue = { readonly [kind]: 'point' }

/** The columns that every insert must give: not nullable, and without a default. */
export type RequiredColumn<Columns> = {
  [Name in keyof Columns]: [Columns[Name]] extends [Generated<unknown>] ? never : null extends Columns[Name] ? never : Name
}[keyof Columns]

/** Every table, with the types of its columns as they are read. */
export interface Schema {
  account_events: {
    user_id: string
    event: string
    saved_at: Generated<Date>
  }
  announced_statements: {
    caterer_id: string
    month: string
    at: Date
  }
  answer_reminders: {
    order_id: string
    caterer_id: string
    kind: 'half' | 'last_tenth' | 'delivery'
    at: Date
  }
  audit: {
    id: string
    at: Date
    actor: string | null
    party: string | null
    action: string
    subject: string
    city: string | null
    before: unknown
    after: unknown
  }
  backfills: {
    name: string
    after: Generated<string>
    done_at: Date | null
  }
  bank_details: {
    caterer_id: string
    sealed: string
    sealed_with: string
    last4: string
    fingerprint: string
    changed_at: Date
  }
  bill_lines: {
    order_id: string
    position: number
    kind: 'plates' | 'add_on' | 'service_hours' | 'delivery' | 'discount' | 'cgst' | 'sgst' | 'igst'
    about: string
    quantity: number
    unit_paise: Paise
    amount_paise: Paise
    rate: number | null
    caterer_id: string | null
  }
  calendar_feeds: {
    user_id: string
    caterer_id: string
    secret_hash: string
    part_since: Date
    created_at: Date
  }
  cancellation_steps: {
    caterer_id: string
    days_before: number
    percent: number
  }
  caterer_checks: {
    caterer_id: string
    item: 'gstin' | 'name' | 'fssai' | 'address' | 'phone'
    checked_at: Date
    checked_by: string
  }
  caterer_days: {
    caterer_id: string
    day: Day
    plates_taken: Generated<number>
    capacity: number | null
    plates_unconfirmed: Generated<number>
  }
  caterer_documents: {
    id: string
    caterer_id: string
    kind: 'fssai_licence' | 'gst_or_pan' | 'cancelled_cheque'
    media_type: 'image/jpeg' | 'application/pdf'
    bytes: number
    uploaded_by: string | null
    created_at: Date
    store: 'local' | 's3'
    store_key: string
    sealed_with: string
    stored_at: Date | null
    removed_at: Date | null
  }
  caterer_invitations: {
    id: string
    caterer_id: string
    email: string
    part: 'manager' | 'cook'
    hash: string | null
    language: Generated<'en' | 'hi' | 'mr'>
    created_at: Generated<Date>
    expires_at: Date
  }
  caterer_members: {
    user_id: string
    caterer_id: string
    part: 'owner' | 'manager' | 'cook'
    joined_at: Generated<Date>
    part_since: Generated<Date>
  }
  caterer_revisions: {
    caterer_id: string
    proposed_at: Date
    fields: unknown
  }
  caterer_views: {
    caterer_id: string
    day: Day
    views: number
  }
  caterers: {
    id: string
    owner_id: string | null
    name: string
    slug: string
    gst_no: string
    gst_scheme: 'REGULAR_5' | 'SPECIFIED_18' | 'COMPOSITION' | 'UNREGISTERED'
    fssai_no: string | null
    legal_name: Generated<string>
    address: string
    area: Generated<string>
    pin_code: string | null
    state_code: Generated<string>
    service_address: Generated<string>
    location: PointValue
    mobile_no: string
    contact: string
    extra_information: Generated<string>
    specialist_in: Generated<string>
    complimentary: Generated<string>
    cuisines: Generated<ArrayOf<'Maharashtrian' | 'North Indian' | 'South Indian' | 'Gujarati' | 'Chinese' | 'Italian' | 'Kathiyawadi' | 'Rajasthani' | 'Mexican' | 'Lebanese' | 'Thai' | 'Bengali'>>
    catering_types: Generated<ArrayOf<'veg' | 'nonVeg' | 'jain'>>
    in_service_from: Day
    min_price_paise: Paise | null
    max_price_paise: Paise | null
    maximum_serving_capacity: number
    lead_days: Generated<number>
    service_radius_km: Generated<number>
    delivery_free_km: Generated<number>
    delivery_per_km_paise: Generated<Paise>
    change_cut_off_hours: Generated<number>
    dish_prices_shown: Generated<boolean>
    featured_position: number | null
    status: Generated<number>
    approval: Generated<'pending' | 'approved' | 'changes_requested' | 'rejected' | 'suspended'>
    orders_fulfilled: Generated<number>
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    menu_version: Generated<number>
    city: Generated<string>
    notice_steps: unknown
    custom_minimum_paise: Generated<Paise>
    fssai_expires_on: Day | null
    fssai_reminded_for: Day | null
    approval_since: Date | null
    approval_reason: string | null
  }
  closures: {
    id: string
    caterer_id: string
    first_day: Day
    last_day: Day
    reason: Generated<string>
    is_pause: Generated<boolean>
  }
  compensations: {
    order_id: string
    caterer_id: string
    customer_id: string
    amount_paise: Paise
    owed_at: Date
    sealed: string | null
    sealed_with: string | null
    last4: string | null
    fingerprint: string | null
    given_at: Date | null
    asked: Generated<number>
  }
  complaint_answers: {
    id: string
    complaint_id: string
    text: string
    answered_by: string
    created_at: Date
  }
  complaints: {
    id: string
    ticket: string
    secret: string
    secret_hash: string
    about: 'booking' | 'payment' | 'caterer' | 'site' | 'review' | 'message' | 'other'
    state: Generated<'received' | 'acknowledged' | 'answered' | 'closed' | 'spam'>
    name: string
    contact: string
    email: string | null
    message: string
    booking_code: string | null
    order_id: string | null
    review_id: string | null
    message_id: string | null
    user_id: string | null
    created_at: Date
    acknowledged_at: Date | null
    answered_at: Date | null
    closed_at: Date | null
    overdue_told: 'acknowledge' | 'answer' | null
  }
  coupon_holds: {
    order_id: string
    coupon_id: string
    user_id: string
    state: 'reserved' | 'used' | 'released'
    at: Generated<Date>
    caterer_id: string | null
    amount_paise: Generated<Paise>
    held_on: Generated<Day>
  }
  coupons: {
    id: string
    code: string
    title: string
    kind: 'percent' | 'flat' | 'gift'
    percent: Generated<number>
    flat_paise: Generated<Paise>
    at_most_paise: Paise | null
    fulfilment_note: Generated<string>
    minimum_paise: Generated<Paise>
    valid_from: Day | null
    valid_to: Day | null
    use_limit: number | null
    uses: Generated<number>
    active: Generated<boolean>
    created_at: Generated<Date>
    borne_by: Generated<'marketplace' | 'caterer'>
    monthly_budget_paise: Paise | null
  }
  document_issuers: {
    caterer_id: string
    number: Generated<number>
  }
  document_series: {
    caterer_id: string
    kind: 'receipt' | 'invoice' | 'bill_of_supply' | 'refund_voucher' | 'credit_note'
    financial_year: string
    last_number: Generated<number>
  }
  documents: {
    id: string
    caterer_id: string
    order_id: string
    kind: 'receipt' | 'invoice' | 'bill_of_supply' | 'refund_voucher' | 'credit_note'
    number: string
    issued_at: Generated<Date>
    content: unknown
    amount_paise: Paise
    about: string
  }
  email_codes: {
    user_id: string
    email: string
    hash: string | null
    tries: Generated<number>
    expires_at: Date
  }
  enquiries: {
    id: string
    kind: 'contact' | 'wedding' | 'festival' | 'caterer' | 'tasting' | 'complaint'
    name: string
    email: string | null
    contact: string
    message: Generated<string>
    caterer_id: string | null
    user_id: string | null
    state: Generated<'new' | 'in_progress' | 'answered' | 'closed' | 'spam'>
    created_at: Generated<Date>
    answered_at: Date | null
    answered_by: string | null
    ticket: string | null
  }
  event_deliveries: {
    event_id: string
    subscriber: string
    subject: string
    seq: Generated<number>
    tries: Generated<number>
    next_try_at: Generated<Date>
    abandoned_at: Date | null
  }
  events: {
    id: string
    type: string
    subject: string
    payload: Generated<unknown>
    at: Generated<Date>
    handled_at: Date | null
    actor: string | null
    party: string | null
    change: unknown
    routed: Generated<boolean>
    city: string | null
  }
  external_identities: {
    issuer: string
    subject: string
    user_id: string
    created_at: Generated<Date>
  }
  former_slugs: {
    slug: string
    caterer_id: string
    city: string
  }
  gallery_images: {
    caterer_id: string
    gallery: 'art' | 'menu'
    position: number
    image_id: string
  }
  gateway_messages: {
    id: string
    provider: string
    transaction_id: string
    body_hash: string
    code: string
    received_at: Generated<Date>
  }
  gst_rates: {
    scheme: 'REGULAR_5' | 'SPECIFIED_18' | 'COMPOSITION' | 'UNREGISTERED'
    valid_from: Day
    rate: number
    source: string
  }
  images: {
    id: string
    owner_id: string | null
    base: string
    widths: number[]
    width: number
    height: number
    placeholder: string
    created_at: Generated<Date>
    caterer_id: string | null
    store: 'local' | 'cloudinary' | 's3' | null
    store_key: string | null
    stored_at: Date | null
    linked_at: Date | null
    removed_at: Date | null
  }
  job_turns: {
    name: string
    next_at: Generated<Date>
  }
  kitchen_settings: {
    caterer_id: string
    buffer_percent: number
    served_set_up_minutes: number
    packed_set_up_minutes: number
    yields: Generated<unknown>
    updated_at: Date
  }
  ledger_rows: {
    entry: string
    position: number
    account: 'gateway' | 'caterer' | 'platform_fee' | 'tcs' | 'refunds_due' | 'caterer_dues' | 'compensation' | 'retained' | 'promotions' | 'fee_gst' | 'tds' | 'bank'
    order_id: string | null
    amount_paise: Paise
    at: Generated<Date>
    kind: 'charge' | 'stray_charge' | 'refund_due' | 'refund' | 'compensation' | 'retain' | 'use_retained' | 'adjust' | 'restate' | 'settle' | 'payout' | 'payout_failed' | 'compensation_paid' | 'compensation_failed'
    about: string
    caterer_id: string | null
  }
  mails: {
    id: string
    kind: string
    recipient: string
    subject: string
    text: string
    html: Generated<string>
    dedupe_key: string | null
    state: Generated<'queued' | 'sent' | 'failed'>
    tries: Generated<number>
    created_at: Generated<Date>
    sent_at: Date | null
    next_try_at: Generated<Date>
    useless_at: Date | null
    form: unknown
    written_by: string | null
  }
  marketplace_rates: {
    charge: 'platform_fee' | 'tcs' | 'fee_gst' | 'tds'
    valid_from: Day
    rate: number
    source: string
  }
  menu_dishes: {
    id: string
    menu_id: string
    diet: 'veg' | 'nonVeg' | 'jain'
    name: string
    description: Generated<string>
    price_paise: Generated<Paise>
    image_id: string | null
    position: Generated<number>
    deleted_at: Date | null
    caterer_id: string | null
  }
  menus: {
    id: string
    caterer_id: string
    name: string
    base_price_paise: Generated<Paise>
    status: Generated<number>
    position: Generated<number>
    version: Generated<number>
    created_at: Generated<Date>
    deleted_at: Date | null
  }
  migrations: {
    name: string
    hash: string
    ran_at: Generated<Date>
  }
  notifications: {
    id: string
    user_id: string
    event_id: string
    type: string
    order_id: string | null
    caterer_id: string
    for_member: boolean
    created_at: Date
    read_at: Date | null
  }
  one_time_links: {
    hash: string
    user_id: string
    purpose: 'reset_password' | 'verify_email' | 'change_email' | 'first_admin'
    payload: Generated<unknown>
    expires_at: Date
    used_at: Date | null
    created_at: Generated<Date>
  }
  order_changes: {
    id: string
    order_id: string
    number: number
    state: 'awaiting_payment' | 'applied' | 'dropped'
    before: unknown
    after: unknown
    difference_paise: Paise
    extra_plates: number
    hold_until: Date | null
    actor: string
    created_at: Generated<Date>
    settled_at: Date | null
    refund_paise: Generated<Paise>
    retained_paise: Generated<Paise>
    retained_used_paise: Generated<Paise>
    caterer_id: string | null
  }
  order_deliveries: {
    order_id: string
    caterer_id: string
    note: Generated<string>
    image_id: string | null
    at: Date
  }
  order_endings: {
    order_id: string
    ended_by: 'customer' | 'caterer' | 'nobody'
    reason: Generated<string>
    refund_paise: Paise
    compensation_paise: Generated<Paise>
    at: Generated<Date>
    caterer_id: string | null
  }
  order_events: {
    order_id: string
    seq: number
    from_state: string | null
    to_state: string
    actor: string
    at: Generated<Date>
    detail: Generated<unknown>
    party: string | null
    caterer_id: string | null
  }
  order_messages: {
    id: string
    order_id: string
    author_id: string
    text: string
    created_at: Generated<Date>
    seq: number
    caterer_id: string | null
  }
  order_readers: {
    order_id: string
    user_id: string
    read_seq: Generated<number>
    mailed_seq: Generated<number>
    caterer_id: string | null
  }
  order_refunds: {
    id: string
    order_id: string
    caterer_id: string
    amount_paise: Paise
    reason: string
    refunded_by: string
    idempotency_key: string
    at: Date
  }
  order_settings: {
    caterer_id: string
    accept_guests: number | null
    accept_paise: Paise | null
    replies: unknown
    updated_at: Date
  }
  orders: {
    id: string
    customer_id: string
    caterer_id: string
    package_id: string
    state: 'awaiting_payment' | 'cancelled_unpaid' | 'expired' | 'requested' | 'accepted' | 'declined' | 'lapsed' | 'cancelled' | 'in_preparation' | 'delivered' | 'completed'
    idempotency_key: string
    request_hash: string
    event_date: Day
    event_time: TimeOfDay
    guests: number
    veg_guests: number
    jain_guests: number
    non_veg_guests: number
    service_hours: Generated<number>
    venue_name: Generated<string>
    venue_line: string
    venue_place: string
    venue_pin_code: string
    venue_state_code: string
    venue_location: PointValue
    distance_km: number
    contact_name: string
    contact_phone: string
    company: string | null
    gstin: string | null
    note: string | null
    coupon_id: string | null
    offer: unknown
    selections: unknown
    terms: unknown
    per_plate_paise: Paise
    subtotal_paise: Paise
    discount_paise: Generated<Paise>
    taxable_paise: Paise
    tax_paise: Paise
    total_paise: Paise
    hold_until: Date
    answer_by: Date | null
    completed_at: Date | null
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    network: string | null
    payment_network: string | null
    unconfirmed: Generated<boolean>
    retained_paise: Generated<Paise>
    retained_in_bill_paise: Generated<Paise>
    city: string | null
    code: Generated<string | null>
    allergies: string | null
    company_address: string | null
  }
  ownership_offers: {
    caterer_id: string
    user_id: string
    offered_by: string
    offered_at: Generated<Date>
    expires_at: Date
  }
  package_bands: {
    package_id: string
    caterer_id: string
    band: '10-25' | '25-50' | '50-100' | '100+'
    position: Generated<number>
  }
  package_items: {
    id: string
    package_id: string
    menu_id: string
    caterer_id: string
    quantity: number
    price_paise: Generated<Paise>
    min_qty: Generated<number>
    priority: number
    default_dishes: string[] | null
  }
  packages: {
    id: string
    caterer_id: string
    kind: Generated<'package' | 'custom' | 'packed'>
    name: string
    description: Generated<string>
    diet: 'veg' | 'nonVeg' | 'jain' | 'custom'
    base_price_paise: Generated<Paise>
    min_order: Generated<number>
    servings: Generated<string>
    prep_time: Generated<string>
    dietary_info: Generated<string>
    allergen_info: Generated<string>
    image_id: string | null
    status: Generated<number>
    version: Generated<number>
    created_at: Generated<Date>
    deleted_at: Date | null
    erased_at: Date | null
    creation_key: string | null
  }
  payables: {
    order_id: string
    caterer_id: string
    payable_on: Day
    is_completed: boolean
    promotion_held: Generated<boolean>
    is_open: Generated<boolean>
  }
  payment_attempts: {
    id: string
    reference: string
    payer_id: string
    number: number
    purpose: Generated<'order' | 'top_up' | 'test'>
    state: 'open' | 'pending' | 'applied' | 'failed' | 'refund_due' | 'refunded'
    amount_paise: Paise
    gateway_code: string | null
    gateway_transaction_id: string | null
    gateway_amount_paise: Paise | null
    pay_url: string | null
    initiated_at: Date | null
    checked_at: Date | null
    next_check_at: Date | null
    checks: Generated<number>
    created_at: Generated<Date>
    city: string | null
    caterer_id: string | null
  }
  payment_events: {
    attempt_id: string
    seq: number
    from_state: string | null
    to_state: string
    code: string | null
    at: Generated<Date>
    caterer_id: string | null
  }
  payout_batches: {
    id: string
    made_at: Date
    made_by: string
  }
  payout_imports: {
    hash: string
    imported_at: Date
    imported_by: string
    lines: number
  }
  payout_lines: {
    payout_id: string
    position: number
    caterer_id: string
    order_id: string
    kind: 'proceeds' | 'dues'
    amount_paise: Paise
  }
  payout_runs: {
    due_on: Day
    finished_at: Date | null
  }
  payout_terms: {
    valid_from: Day
    days_after_completion: number
    days_after_event: number
    weekday: number
    minimum_paise: Paise
    minimum_days: number
    source: string
    gift_paise: Generated<Paise>
    tds_free_paise: Generated<Paise>
  }
  payouts: {
    id: string
    caterer_id: string
    kind: 'proceeds' | 'compensation'
    order_id: string | null
    amount_paise: Paise
    state: Generated<'due' | 'sent' | 'paid' | 'failed'>
    code: string
    due_on: Day
    created_at: Date
    batch_id: string | null
    sealed_account: string | null
    sealed_with: string | null
    last4: string | null
    sent_at: Date | null
    settled_at: Date | null
    bank_reference: string | null
    failure: string | null
    retried_as: string | null
  }
  processes: {
    id: string
    host: string
    boot: string
    started_at: Generated<Date>
    seen_at: Generated<Date>
  }
  promotions: {
    id: string
    title: string
    text: Generated<string>
    coupon_id: string | null
    by_phone: Generated<boolean>
    valid_from: Day | null
    valid_to: Day | null
    position: Generated<number>
    active: Generated<boolean>
    place: Generated<'strip' | 'festival'>
  }
  push_messages: {
    id: string
    subscription_id: string
    event_id: string
    type: string
    order_id: string
    caterer_id: string
    booking_code: string
    created_at: Date
    tries: Generated<number>
    next_try_at: Date
  }
  push_subscriptions: {
    id: string
    user_id: string
    session_id: string
    caterer_id: string
    endpoint: string
    p256dh: string
    auth: string
    public_key: string
    created_at: Date
  }
  rate_limits: {
    key: string
    used: number
    locks: Generated<number>
    ends_at: Date
    forget_at: Date
  }
  refresh_tokens: {
    hash: string
    session_id: string
    issued_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  refunds: {
    id: string
    attempt_id: string
    state: 'due' | 'pending' | 'done' | 'failed'
    amount_paise: Paise
    reason: string
    gateway_code: string | null
    tries: Generated<number>
    next_try_at: Date | null
    created_at: Generated<Date>
    done_at: Date | null
    cause: string
    caterer_id: string | null
  }
  retries: {
    kind: string
    id: string
    tries: number
    next_try_at: Date
    abandoned_at: Date | null
  }
  reviews: {
    id: string
    order_id: string
    caterer_id: string
    customer_id: string
    name: string
    half_stars: number
    comment: Generated<string>
    reply: string | null
    hidden_at: Date | null
    created_at: Generated<Date>
    replied_at: Date | null
  }
  sessions: {
    id: string
    user_id: string
    user_agent: Generated<string>
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    ended_at: Date | null
    end_reason: string | null
  }
  settings: {
    name: string
    value: unknown
    updated_at: Generated<Date>
  }
  shortlisted_caterers: {
    user_id: string
    caterer_id: string
    created_at: Generated<Date>
  }
  spent_id_tokens: {
    hash: string
    refused_from: Date
  }
  success_stories: {
    id: string
    title: string
    story: string
    occasion: string
    place: string
    guests: number
    image_id: string | null
    position: number
    hidden_at: Date | null
  }
  tax_deductions: {
    order_id: string
    caterer_id: string
    deducted_on: Day
    rate: number
    value_paise: Paise
    free_paise: Paise
  }
  testimonials: {
    id: string
    name: string
    occasion: string
    words: string
    position: number
    hidden_at: Date | null
  }
  unanswered_questions: {
    day: Day
    questions: number
  }
  unpaid_counts: {
    kind: 'account' | 'network' | 'payments'
    key: string
    open: number
    started: number
    window_ends: Date
  }
  users: {
    id: string
    role: '1' | '2' | '3'
    email: string
    email_verified_at: Date | null
    phone: string | null
    first_name: string
    last_name: Generated<string>
    password_hash: string | null
    language: Generated<'en' | 'hi' | 'mr'>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    deleted_at: Date | null
    pending_email: string | null
    former_email: string | null
    email_changed_at: Date | null
  }
}
