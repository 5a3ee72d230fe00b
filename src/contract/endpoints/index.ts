import * as approval from './approval.ts'
import * as account from './account.ts'
import { askAssistant } from './assistant.ts'
import { getAvailability } from './availability.ts'
import { getFit } from './fit.ts'
import * as catererLists from './caterer-lists.ts'
import * as calendar from './kitchen/calendar.ts'
import * as kitchenSheet from './kitchen/kitchen-sheet.ts'
import * as caterers from './caterers.ts'
import * as siteContent from './site-content.ts'
import * as comparison from './comparison.ts'
import * as catererDocuments from './caterer-documents.ts'
import * as adminPayouts from './money/admin-payouts.ts'
import * as bankDetails from './money/bank-details.ts'
import * as compensation from './money/compensation.ts'
import * as payouts from './money/payouts.ts'
import * as refunds from './money/refunds.ts'
import * as statements from './money/statements.ts'
import { getCatererTerms } from './caterer-terms.ts'
import * as coupons from './coupons.ts'
import * as complaints from './forms/complaints.ts'
import * as enquiries from './forms/enquiries.ts'
import { uploadImage } from './images.ts'
import * as identity from './identity.ts'
import * as members from './members.ts'
import * as offeredMenus from './offer/menus.ts'
import * as offeredPackages from './offer/packages.ts'
import { getOwnOffer } from './offer/own-offer.ts'
import * as notifications from './live/notifications.ts'
import * as push from './live/push.ts'
import * as counts from './live/counts.ts'
import { followEvents } from './live/follow-events.ts'
import * as life from './orders/life.ts'
import * as lists from './orders/lists.ts'
import * as received from './orders/received.ts'
import * as documents from './orders/documents.ts'
import * as orderSettings from './orders/settings.ts'
import * as thread from './orders/thread.ts'
import { quoteOrder } from './orders/quote.ts'
import * as ordering from './orders/order.ts'
import * as own from './own-caterer.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import * as reviews from './reviews.ts'
import { getPriceRange, search } from './search.ts'
import * as accountEvent from './account-event.ts'
import * as shortlist from './shortlist.ts'
import type { Answer, Endpoint, Given } from '../endpoint.ts'

const { login, register, refresh, signOut, me, forgotPassword, resetPassword, confirmEmail, confirmNewEmail } = identity
const { nearby, listCaterers } = catererLists
const { getCaterer, getCatererBySlug, similarCaterers, listMenus, listPackages } = caterers
const { placeOrder, getOrder } = ordering
const { listDocuments, getDocumentFile, getEventFile } = documents
const { listMyOrders } = lists
const { listReceivedOrders, getReceivedOrder } = received
const { initiatePayment, createTestPayment, paymentStatus, verifyPayment, confirmPayment } = payments

/** Every endpoint of the API; the server must bind each of them, and a test holds the OpenAPI document against this list. */
export const endpoints = {
  login,
  register,
  refresh,
  signOut,
  me,
  forgotPassword,
  resetPassword,
  confirmEmail,
  confirmNewEmail,
  validateLogin: identity.validateLogin,
  getProfile: account.getProfile,
  changeProfile: account.changeProfile,
  deleteAccount: account.deleteAccount,
  changeEmail: account.changeEmail,
  sendVerification: account.sendVerification,
  getEmailCode: account.getEmailCode,
  sendEmailCode: account.sendEmailCode,
  confirmEmailCode: account.confirmEmailCode,
  changePassword: account.changePassword,
  listSessions: account.listSessions,
  endSession: account.endSession,
  endAllSessions: account.endAllSessions,
  getPersonalData: account.getPersonalData,
  suggestPlaces: places.suggestPlaces,
  findPlaceOfSlug: places.findPlaceOfSlug,
  listNearPlaces: places.listNearPlaces,
  search,
  getPriceRange,
  getRailwayMap: places.getRailwayMap,
  nearby,
  listCaterers,
  compareCaterers: comparison.compareCaterers,
  getCaterer,
  getCatererBySlug,
  askAssistant,
  getAvailability,
  getFit,
  createCaterer: own.createCaterer,
  changeCaterer: own.changeCaterer,
  getCalendar: calendar.getCalendar,
  changeDays: calendar.changeDays,
  pauseBookings: calendar.pauseBookings,
  resumeBookings: calendar.resumeBookings,
  changeCalendarTerms: calendar.changeCalendarTerms,
  getFeed: calendar.getFeed,
  renewFeed: calendar.renewFeed,
  readFeed: calendar.readFeed,
  getOrderSettings: orderSettings.getOrderSettings,
  setAutomaticAcceptance: orderSettings.setAutomaticAcceptance,
  saveReplies: orderSettings.saveReplies,
  getKitchenSheet: kitchenSheet.getKitchenSheet,
  changeKitchenSettings: kitchenSheet.changeKitchenSettings,
  getTeam: members.getTeam,
  invite: members.invite,
  revokeInvitation: members.revokeInvitation,
  changePart: members.changePart,
  removeMember: members.removeMember,
  offerOwnership: members.offerOwnership,
  withdrawOffer: members.withdrawOffer,
  getMembership: members.getMembership,
  leaveTeam: members.leaveTeam,
  acceptOwnership: members.acceptOwnership,
  readInvitation: members.readInvitation,
  acceptInvitation: members.acceptInvitation,
  uploadImage,
  listCatererDocuments: catererDocuments.listCatererDocuments,
  addCatererDocument: catererDocuments.addCatererDocument,
  getCatererDocument: catererDocuments.getCatererDocument,
  deleteCatererDocument: catererDocuments.deleteCatererDocument,
  similarCaterers,
  listMenus,
  listPackages,
  createMenu: offeredMenus.createMenu,
  changeMenu: offeredMenus.changeMenu,
  deleteMenu: offeredMenus.deleteMenu,
  restoreMenu: offeredMenus.restoreMenu,
  createPackage: offeredPackages.createPackage,
  changePackage: offeredPackages.changePackage,
  deletePackage: offeredPackages.deletePackage,
  restorePackage: offeredPackages.restorePackage,
  getOwnOffer,
  getAccountEvent: accountEvent.getAccountEvent,
  putAccountEvent: accountEvent.putAccountEvent,
  listShortlist: shortlist.listShortlist,
  mergeShortlist: shortlist.mergeShortlist,
  addToShortlist: shortlist.addToShortlist,
  removeFromShortlist: shortlist.removeFromShortlist,
  getReview: reviews.getReview,
  listReviews: reviews.listReviews,
  writeReview: reviews.writeReview,
  getOrderReview: reviews.getOrderReview,
  replyToReview: reviews.replyToReview,
  getSiteContent: siteContent.getSiteContent,
  sendEnquiry: enquiries.sendEnquiry,
  listEnquiries: enquiries.listEnquiries,
  markEnquiry: enquiries.markEnquiry,
  listAdminEnquiries: enquiries.listAdminEnquiries,
  markAdminEnquiry: enquiries.markAdminEnquiry,
  fileComplaint: complaints.fileComplaint,
  getTicket: complaints.getTicket,
  listOrderComplaints: complaints.listOrderComplaints,
  listComplaints: complaints.listComplaints,
  acknowledgeComplaint: complaints.acknowledgeComplaint,
  answerComplaint: complaints.answerComplaint,
  closeComplaint: complaints.closeComplaint,
  followEvents,
  markSeen: counts.markSeen,
  getNumbers: counts.getNumbers,
  getMonth: counts.getMonth,
  getPush: push.getPush,
  subscribeToPush: push.subscribeToPush,
  unsubscribeFromPush: push.unsubscribeFromPush,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  getBankDetails: bankDetails.getBankDetails,
  saveBankDetails: bankDetails.saveBankDetails,
  listPayouts: payouts.listPayouts,
  getPayout: payouts.getPayout,
  getProceeds: payouts.getProceeds,
  listStatements: statements.listStatements,
  getStatement: statements.getStatement,
  getStatementTable: statements.getStatementTable,
  getStatementFile: statements.getStatementFile,
  getCompensation: compensation.getCompensation,
  giveRefundAccount: compensation.giveRefundAccount,
  listAdminPayouts: adminPayouts.listAdminPayouts,
  makePayoutFile: adminPayouts.makePayoutFile,
  downloadPayoutFile: adminPayouts.downloadPayoutFile,
  importBankFile: adminPayouts.importBankFile,
  markPayoutPaid: adminPayouts.markPayoutPaid,
  markPayoutFailed: adminPayouts.markPayoutFailed,
  retryPayout: adminPayouts.retryPayout,
  releasePromotion: adminPayouts.releasePromotion,
  findRefundable: refunds.findRefundable,
  refundDelivered: refunds.refundOrder,
  quoteOrder,
  placeOrder,
  listMyOrders,
  listReceivedOrders,
  getReceivedOrder,
  getOrder,
  listDocuments,
  getDocumentFile,
  getEventFile,
  deleteOrder: life.deleteOrder,
  acceptOrder: life.acceptOrder,
  declineOrder: life.declineOrder,
  prepareOrder: life.prepareOrder,
  deliverOrder: life.deliverOrder,
  completeOrder: life.completeOrder,
  cancelOrder: life.cancelOrder,
  quoteChange: life.quoteChange,
  changeOrder: life.changeOrder,
  dropChange: life.dropChange,
  orderAgain: life.orderAgain,
  payAgain: life.payAgain,
  listMessages: thread.listMessages,
  writeMessage: thread.writeMessage,
  readMessages: thread.readMessages,
  initiatePayment,
  createTestPayment,
  paymentStatus,
  verifyPayment,
  confirmPayment,
  listCoupons: coupons.listCoupons,
  validateCoupon: coupons.validateCoupon,
  useCoupon: coupons.useCoupon,
  listPromotions: coupons.listPromotions,
  getCatererTerms,
  listReviewedCaterers: approval.listReviewedCaterers,
  getReviewedCaterer: approval.getReviewedCaterer,
  getReviewedDocument: catererDocuments.getReviewedDocument,
  decideApproval: approval.decideApproval,
  checkCaterer: approval.checkCaterer,
  decideRevision: approval.decideRevision,
  listActs: approval.listActs,
} as const satisfies Record<string, Endpoint>

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints]

/** 'GET /api/search' and so on, each with its endpoint: the client is typed by this and carries no schema at run time. */
export type Api = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: { given: Given<E>; answer: Answer<E> } }
