// Who may call whom. A module may use those on its right and nothing else; read top to bottom, there are no circles.
const modules = {
  identity: [],
  places: [],
  images: ['identity'],
  taxes: [], // GST by day, and the bill: pure but for the rates
  caterers: ['identity', 'places', 'images', 'taxes'],
  shortlists: ['identity', 'caterers'], // a customer's own; the catalogue only reads what is public
  menus: ['caterers', 'images'],
  availability: ['caterers'],
  coupons: ['identity', 'taxes'],
  payments: ['identity'], // knows amounts and references, never orders
  ledger: [], // double entry; knows amounts and whose they are
  documents: ['taxes'], // papers: numbered when issued, drawn when asked for
  ordering: [
    'identity',
    'places',
    'taxes',
    'caterers',
    'menus',
    'availability',
    'coupons',
    'payments',
    'ledger',
    'documents',
  ],
  reviews: ['identity', 'ordering'],
  content: ['images'], // what the marketplace says of itself
  catalogue: ['places', 'taxes', 'caterers', 'menus', 'availability', 'reviews', 'images'], // read side of everything public; binds /api/caterer
  enquiries: ['identity', 'caterers', 'catalogue', 'ordering'],
  assistant: ['catalogue', 'enquiries'],
}
const everyone = Object.keys(modules)
modules.notifications = everyone // listens to events; nobody calls it
modules.backoffice = everyone // staff tools; nobody calls it

// Which folder of an audience may use which other of the same audience; all may use shared and ui. No circles either.
const web = {
  shared: {
    browser: [],
    gallery: [], // the design system in all its states, at /dev/ui
    api: ['browser'],
    site: ['browser'], // paths, titles, what is in the head of a page
    draft: ['browser'], // what is being ordered, kept in the browser
    reviews: [],
    places: ['api', 'site'],
    session: ['api', 'browser', 'site'],
    shortlist: ['api', 'browser', 'session', 'site'],
    'order-view': ['api', 'browser', 'draft'],
    'sign-in': ['api', 'browser', 'session', 'site'],
    'email-code': ['api', 'browser', 'sign-in', 'site'],
    'account-card': ['session', 'sign-in'],
    shell: ['api', 'session', 'shortlist', 'site'],
  },
  public: {
    content: [],
    tour: [],
    home: [],
    listing: [], // what search, caterer and comparison say alike: areas, prices, the search in the address
    areas: ['content', 'listing'],
    compare: ['listing'],
    card: ['compare', 'listing'],
    enquiries: ['listing'],
    reviews: [],
    caterer: ['enquiries', 'listing', 'reviews'],
    search: ['areas', 'card', 'content', 'listing', 'tour'],
    shortlist: ['card'],
  },
  booking: {
    steps: [], // what menu, bill and orders share
    payment: ['steps'],
    customise: ['steps'],
    bill: ['payment', 'steps'],
    orders: ['bill', 'customise', 'payment', 'steps'],
  },
  kitchen: { onboarding: [] },
  office: {},
  account: { profile: [], 'mailed-links': [], provider: [] },
}

module.exports = { modules, web }
