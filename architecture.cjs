// Who may call whom. A module may use those on its right and nothing else; read top to bottom, there are no circles.
const modules = {
  identity: [],
  places: [],
  images: ['identity'],
  taxes: [], // GST by day, and the bill: pure but for the rates
  members: ['identity'], // who acts for a caterer; below caterers, which ask it
  caterers: ['identity', 'members', 'places', 'images', 'taxes'],
  'caterer-documents': ['members', 'caterers'], // encrypted; for the owner and admins alone
  event: ['identity'], // what a customer plans; the value itself is in the contract
  shortlists: ['identity', 'caterers'], // a customer's own; the catalogue only reads what is public
  menus: ['caterers', 'images', 'taxes'],
  availability: ['caterers'],
  coupons: ['identity', 'taxes'],
  payments: ['identity'], // knows amounts and references, never orders
  audit: [], // keeps every act; nobody calls it
  ledger: [], // double entry; knows amounts and whose they are
  documents: ['taxes'], // documents: numbered when issued, drawn when asked for
  ordering: [
    'identity',
    'members',
    'places',
    'images',
    'taxes',
    'caterers',
    'menus',
    'availability',
    'coupons',
    'payments',
    'ledger',
    'documents',
  ],
  payouts: ['identity', 'members', 'taxes', 'caterers', 'ledger', 'documents', 'ordering'], // what caterers are paid, and where to
  calendar: ['identity', 'members', 'places', 'caterers', 'availability', 'documents', 'ordering'], // a caterer's days for its members
  'kitchen-sheet': ['identity', 'members', 'places', 'caterers', 'ordering'], // what is cooked for a day
  reviews: ['identity', 'caterers', 'ordering'],
  content: ['caterers', 'images', 'taxes'], // what the marketplace says of itself
  catalogue: ['places', 'taxes', 'caterers', 'menus', 'availability', 'ordering', 'reviews', 'images'], // read side of everything public; binds /api/caterer
  enquiries: ['identity', 'members', 'caterers', 'catalogue', 'ordering'],
  complaints: ['identity', 'ordering', 'reviews', 'enquiries'], // tickets for the grievance officer
  assistant: ['places', 'coupons', 'catalogue'], // knows what the public sees, and no orders
  mcp: [], // asks the API as anyone may; nobody calls it
  counts: ['caterers', 'ordering', 'enquiries'], // how often caterers are seen; nobody calls it
  live: ['identity', 'ordering', 'reviews'], // streams to open pages; nobody calls it
}
const everyone = Object.keys(modules)
modules.notifications = everyone // listens to events; nobody calls it
modules['notification-centre'] = ['identity', 'caterers', 'ordering', 'reviews', 'enquiries'] // listens to events; nobody calls it
modules.backoffice = everyone // staff tools; nobody calls it

// Who owns which table: only its owner names it in SQL. Others use what the owner exports.
const tables = {
  kernel: [
    'backfills',
    'event_deliveries',
    'events',
    'job_turns',
    'migrations',
    'processes',
    'rate_limits',
    'retries',
    'settings',
  ],
  identity: [
    'email_codes',
    'external_identities',
    'one_time_links',
    'refresh_tokens',
    'sessions',
    'spent_id_tokens',
    'users',
  ],
  members: ['caterer_invitations', 'caterer_members', 'ownership_offers'],
  images: ['images'],
  taxes: ['gst_rates', 'marketplace_rates', 'payout_terms'],
  caterers: ['cancellation_steps', 'caterer_checks', 'caterer_revisions', 'caterers', 'former_slugs', 'gallery_images'],
  'caterer-documents': ['caterer_documents'],
  event: ['account_events'],
  shortlists: ['shortlisted_caterers'],
  menus: ['menu_dishes', 'menus', 'package_bands', 'package_items', 'packages'],
  availability: ['caterer_days', 'closures'],
  coupons: ['coupon_holds', 'coupons', 'promotions'],
  payments: ['gateway_messages', 'payment_attempts', 'payment_events', 'refunds'],
  audit: ['audit'],
  ledger: ['ledger_rows', 'tax_deductions'],
  documents: ['document_issuers', 'document_series', 'documents'],
  ordering: [
    'answer_reminders',
    'bill_lines',
    'order_changes',
    'order_deliveries',
    'order_endings',
    'order_events',
    'order_messages',
    'order_readers',
    'order_settings',
    'order_refunds',
    'orders',
    'unpaid_counts',
  ],
  payouts: [
    'announced_statements',
    'bank_details',
    'compensations',
    'payables',
    'payout_batches',
    'payout_imports',
    'payout_lines',
    'payout_runs',
    'payouts',
  ],
  calendar: ['calendar_feeds'],
  'kitchen-sheet': ['kitchen_settings'],
  reviews: ['reviews'],
  content: ['success_stories', 'testimonials'],
  enquiries: ['enquiries'],
  complaints: ['complaint_answers', 'complaints'],
  assistant: ['unanswered_questions'],
  counts: ['caterer_views'],
  notifications: ['mails'],
  'notification-centre': ['notifications', 'push_messages', 'push_subscriptions'],
}

// Which folder of an audience may use which other of the same audience; all may use shared and ui. No circles either.
const web = {
  shared: {
    browser: [],
    gallery: [], // the design system in all its states, at /dev/ui
    api: ['browser'],
    site: ['browser'], // paths, titles, what is in the head of a page
    form: ['api', 'browser'], // what is entered: rules, problems beside their fields, edits that outlive the page
    draft: ['browser', 'form'], // what is being ordered, kept in the browser
    availability: ['api', 'browser', 'event'], // a caterer's days to choose from, as anyone may see them
    price: ['draft'], // prices in words, the same on cards, pages, comparisons and bills
    'offer-view': ['draft', 'price'], // packages and dishes as customers see them
    complaints: [], // a ticket as its sender, the booking and admins see it, and the way to report something
    enquiries: [], // an enquiry with ways to answer it, the same to caterers and to admins
    reviews: ['complaints'],
    'caterer-documents': ['order-view'], // a document for the approval in a line, the same to its owner and to admins
    places: ['api', 'site'],
    session: ['api', 'browser', 'site'],
    event: ['api', 'browser', 'session', 'places'], // the event of the page: URL, this tab, this browser, the account
    upload: ['api'], // pictures on their way to the server, for every form that has some
    query: ['session'], // the cache of private data, for pages of one person
    shortlist: ['api', 'browser', 'event', 'session', 'site'],
    'order-view': ['api', 'browser', 'draft', 'query'],
    thread: ['api', 'complaints', 'form', 'order-view', 'query', 'session'], // what the two sides of an order write to each other
    live: ['api', 'browser', 'order-view', 'query', 'session'], // what happens meanwhile: stream, notifications, sound
    'sign-in': ['api', 'browser', 'form', 'live', 'session', 'site'],
    'email-code': ['api', 'browser', 'sign-in', 'site'],
    'account-card': ['session', 'sign-in'],
    assistant: ['api', 'browser'], // the widget: a button on every page, the conversation once it is opened
    shell: ['api', 'assistant', 'browser', 'event', 'session', 'shortlist', 'site'],
  },
  public: {
    content: [],
    tour: [],
    guides: ['content', 'home', 'listing'], // pages to read: services, posts, and what is like them
    home: ['content', 'listing'],
    listing: [], // what search, caterer and comparison say alike: areas, prices, the search in the address
    areas: ['content', 'listing'],
    lines: ['listing'], // railway lines with the caterers along them: the map, and a page for each line
    compare: ['listing'],
    card: ['compare', 'listing'],
    enquiries: ['listing'],
    complaints: ['enquiries'], // where complaints are filed
    reviews: [],
    caterer: ['enquiries', 'listing', 'reviews'],
    search: ['areas', 'card', 'content', 'lines', 'listing', 'tour'],
    shortlist: ['card', 'listing'],
  },
  booking: {
    steps: [], // what menu, bill and orders share
    payment: ['steps'],
    customise: ['steps'],
    bill: ['payment', 'steps'],
    orders: ['bill', 'customise', 'payment', 'steps'],
  },
  kitchen: {
    frame: [], // the ways between a caterer's pages
    home: [],
    answers: [], // how orders are answered: automatically up to a size, and replies for threads
    calendar: ['answers', 'frame'], // a caterer's days: closed and opened, with their orders, and the terms of bookings
    sheet: ['frame'], // what is to be cooked for a day, on paper too
    people: ['frame'],
    received: ['people'], // reviews and enquiries: what people wrote to a caterer
    money: ['frame'], // what a caterer receives: payouts, bank details, statements
    numbers: [], // how often it is seen, asked and booked
    offer: [], // what a caterer offers as it edits it: loaded once for all its pages, deleted and restored
    documents: [], // what is shown for the approval
    conflict: [], // what was changed in another window too: whose value is kept
    menus: ['conflict', 'offer'], // menu categories and their dishes as a form
    'first-menu': ['menus'], // a menu from a template or a pasted list
    onboarding: ['documents', 'first-menu', 'menus', 'offer', 'packages', 'people'],
    orders: ['answers', 'frame', 'money'], // what was ordered: the inbox, and one order with what is to be done
    dashboard: ['numbers', 'orders', 'offer', 'onboarding'], // what to do next, and ways to all else
    sortable: [], // lists that are put in order by dragging and by buttons
    packages: ['conflict', 'offer', 'sortable'], // packages and the custom menu as forms
    manage: ['menus', 'offer', 'onboarding', 'packages', 'people'],
  },
  office: {
    frame: [], // what is around every page of staff
    audit: ['frame'],
    approval: ['audit', 'frame'],
    payouts: ['frame'], // what is paid to caterers, by files for the bank
    enquiries: ['frame'], // what people sent us with forms
    complaints: ['frame'], // tickets of the grievance officer
    refunds: ['frame', 'payouts'], // what goes back of delivered orders
    overview: ['approval', 'audit', 'complaints', 'frame', 'payouts'], // where admins arrive: what is to do, and what was done
  },
  account: { complaint: [], profile: [], 'mailed-links': [], provider: [] },
}

// What each module is, in a few words; ARCHITECTURE.md shows them.
const about = {
  identity: 'accounts, sessions, passwords, sign-in elsewhere',
  places: 'the gazetteer: suggestions and points for what is typed',
  images: 'pictures: uploads, their sizes and links, and when they go',
  taxes: 'GST by day, the bill and its parts, fees and payout days',
  members: 'owner, managers and cooks of a caterer, and invitations',
  caterers: 'profiles of caterers, their approval and policies',
  'caterer-documents': 'what caterers show for their approval, encrypted',
  event: "a customer's last event, kept for other devices",
  shortlists: "a customer's own list of caterers",
  menus: 'menus, dishes and packages, and the offer made of them',
  availability: 'which days a caterer cooks, and for how many more guests',
  coupons: 'coupons, their holds and uses',
  payments: 'attempts, refunds and the gateway; knows amounts and references',
  audit: 'every act: who, in which party, before and after',
  ledger: 'double entry of all money',
  documents: 'numbered receipts, invoices and credit notes, drawn as PDF',
  ordering: 'orders from the quote to the end, with changes and messages',
  payouts: 'what caterers are paid, when, for which orders and where to; compensation of customers',
  calendar: "a caterer's days as a page and as a feed; the rule for a free day stays in availability",
  'kitchen-sheet': 'what is to be cooked for a day, over all its orders',
  reviews: 'reviews of completed orders and the replies to them',
  content: 'what the marketplace says of itself: testimonials, stories, figures',
  catalogue: 'live caterers in memory: search, comparison, similar ones',
  enquiries: 'what visitors send with forms, to caterers and to us',
  complaints: 'complaints as tickets, for the grievance officer',
  assistant: 'answers questions of visitors by rules, texts of the site and live caterers',
  mcp: 'the endpoint for assistants of others, by the Model Context Protocol',
  counts: 'how often caterers are seen, asked and booked, without personal data',
  live: 'open pages are told of new orders, changes and messages, by streams',
  notifications: 'emails, written when events are published',
  'notification-centre': 'what people are told in the product, read or not, and by push',
  backoffice: 'approval of caterers and the audit, for admins',
}

// Folders of one module alone, besides the parts that every module may have.
const ownFolders = {
  catalogue: ['read-model'],
  documents: ['fonts', 'pdf'],
  identity: ['secrets', 'sessions'],
  places: ['gazetteer'],
}

// What is planned, and under which name.
const later = {
  quotes: "a caterer's answer to a request: a private package at its own price",
}

module.exports = { modules, tables, web, about, ownFolders, later }
