import type { PersonalData } from './kernel/personal-data.ts'
import { personalCatererDocuments } from './modules/caterer-documents/index.ts'
import { personalCaterer } from './modules/caterers/index.ts'
import { personalComplaints } from './modules/complaints/index.ts'
import { personalCoupons } from './modules/coupons/index.ts'
import { personalDocuments } from './modules/documents/index.ts'
import { personalEnquiries } from './modules/enquiries/index.ts'
import { personalFeed } from './modules/calendar/index.ts'
import { personalEvent } from './modules/event/index.ts'
import { personalPictures } from './modules/images/index.ts'
import { personalLedger } from './modules/ledger/index.ts'
import { personalMembership } from './modules/members/index.ts'
import { personalNotifications, personalPushes } from './modules/notification-centre/index.ts'
import { personalMails } from './modules/notifications/index.ts'
import { filterOrdered, listOrderIds, personalOrders } from './modules/ordering/index.ts'
import { personalPayouts } from './modules/payouts/index.ts'
import { personalPayments } from './modules/payments/index.ts'
import { personalReviews } from './modules/reviews/index.ts'
import { personalShortlist } from './modules/shortlists/index.ts'
import { pictureUses } from './uploads.ts'

/** What the modules keep about people, in the order in which an account is erased. */
export const personalData: readonly PersonalData[] = [
  personalOrders,
  personalPayments,
  personalDocuments(listOrderIds),
  personalLedger(listOrderIds),
  personalPayouts,
  personalCoupons,
  personalReviews,
  personalShortlist,
  personalEvent,
  personalFeed,
  personalEnquiries,
  personalComplaints,
  personalCatererDocuments,
  personalMembership,
  personalCaterer(filterOrdered),
  personalPictures(pictureUses),
  personalMails,
  personalNotifications,
  personalPushes,
]
