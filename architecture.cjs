// Who may call whom. A module may use those on its right and nothing else; read top to bottom, there are no circles.
const modules = {
  identity: [],
  places: [],
  images: ['identity'],
  caterers: ['identity', 'places', 'images'],
  shortlists: ['identity', 'caterers'], // a customer's own; the catalogue only reads what is public
  menus: ['caterers', 'images'],
  availability: ['caterers'],
  coupons: ['identity'],
  payments: ['identity'], // knows amounts and references, never orders
  ledger: [], // double entry; knows amounts and whose they are
  documents: [], // papers: numbered when issued, drawn when asked for
  ordering: ['identity', 'places', 'caterers', 'menus', 'availability', 'coupons', 'payments', 'ledger', 'documents'],
  reviews: ['identity', 'ordering', 'images'],
  catalogue: ['places', 'caterers', 'menus', 'availability', 'ordering', 'reviews', 'images'], // ordering for the GST that its bills add; read side of everything public; binds /api/caterer
  enquiries: ['identity', 'caterers', 'catalogue', 'ordering'],
  assistant: ['catalogue', 'enquiries'],
}
const everyone = Object.keys(modules)
modules.notifications = everyone // listens to events; nobody calls it
modules.backoffice = everyone // staff tools; nobody calls it

module.exports = { modules }
