import { m } from '#messages'
import type { PageKind } from './page-kind.ts'

const names: Readonly<Record<PageKind, () => string>> = {
  home: m.assistant_page_home,
  list: m.assistant_page_list,
  caterer: m.assistant_page_caterer,
  compare: m.assistant_page_compare,
  shortlist: m.assistant_page_shortlist,
  menu: m.assistant_page_menu,
  bill: m.assistant_page_bill,
  payment: m.assistant_page_payment,
  bookings: m.assistant_page_bookings,
  account: m.assistant_page_account,
  services: m.assistant_page_services,
  guides: m.assistant_page_guides,
  policies: m.assistant_page_policies,
  contact: m.assistant_page_contact,
  caterers: m.assistant_page_caterers,
  other: m.assistant_page_other,
}

/** The first message of a conversation, which names the kind of page (R155). */
export function greetingFor(kind: PageKind): string {
  return m.assistant_greeting({ page: names[kind]() })
}
