/** The numbers of the trade that both sides must agree on. */
export const limits = {
  search: { pageSize: 10, others: 60, defaultRadiusKm: 15, maxRadiusKm: 100, maxQueryLength: 80, maxBudget: 100_000 },
  /** Caterers in one answer of the lists of whole caterers. */
  catererList: { pageSize: 500 },
  /** How many caterers are compared at the same time; fewer are selected on a narrow screen (C30). */
  compare: { min: 2, max: 3, maxNarrow: 2, narrowBelowPx: 768 },
  shortlist: { max: 100 },
  /** Exports of an account's data. */
  dataExportsAnHour: 10,
  /** Shown below a caterer's page. */
  similarCaterers: 4,
  /** Rupees per plate by which lists order a caterer that has neither a price nor packages (R443); none is shown (C77). */
  fallbackPrice: 59,
  /** Usual prices are told of so many caterers at least, between these percentiles. */
  priceRange: { fewest: 5, percentiles: { from: 10, to: 90 } },
  addOn: { min: 0, max: 10 },
  reviews: { pageSize: 6, maxPageSize: 20, commentPreview: 150, commentLength: 2000, window: 5 },
  order: {
    minGuests: 10,
    maxGuests: 10_000,
    /** Minutes for which an unpaid order keeps its plates until its payment page is opened, and from then on (C82). */
    unopenedHoldMinutes: 10,
    holdMinutes: 30,
    /** Unpaid orders at the same time, and orders placed or payments opened in an hour, per account and network (C82). */
    unpaidPerAccount: 3,
    unpaidPerNetwork: 20,
    startsPerNetworkHour: 60,
    /** Unpaid orders of unconfirmed accounts together hold at most one in so many plates of a day (C82). */
    unconfirmedOneIn: 2,
    /** An order above this share of the plates of a day needs a confirmed email address (C82): one in so many. */
    confirmedAboveOneIn: 5,
    includedServiceHours: 3,
    maxServiceHours: 24,
    extraHourRupees: 1000,
    noteLength: 500,
    allergiesLength: 300,
    /** Days after the event on which its allergies are erased (C102). */
    allergiesDays: 30,
    /** Days after the event for which the caterer sees the customer (C95). */
    customerSeenDays: 30,
    couponCodeLength: 40,
    /** Different coupon codes without effect with which an account or a network may ask for a bill in an hour. */
    wrongCouponsAnHour: { account: 20, network: 60 },
    /** A booking code as typed, with room for spaces, and how many an account may look for in a minute without finding any. */
    bookingCodeLength: 40,
    wrongCodesAMinute: 30,
    searchLength: 80,
    /** Dates further out than this cannot be booked. */
    maxDaysAhead: 540,
    /** Days of notice from a number of guests on, beyond those that a caterer needs for any order. */
    noticeSteps: [
      { fromGuests: 100, days: 4 },
      { fromGuests: 301, days: 7 },
    ],
    /** Until so many hours before the event guests and menu may change, where a caterer sets nothing else (C68). */
    changeCutOffHours: 48,
    /** Days after the event until which an admin may give back a part of a delivered order. */
    refundDays: 180,
    /** Days after which a delivered order is completed automatically. */
    completedAfterDays: 2,
    /** Days after the event after which an accepted order that nobody marked as delivered is completed automatically (C92). */
    unmarkedCompletedAfterDays: 7,
    reasonLength: 500,
    deliveryNoteLength: 500,
    messageLength: 2000,
    /** Replies that a caterer keeps for its threads. */
    savedReplies: { most: 5, length: 500 },
    /** Largest order that a caterer may accept automatically. */
    acceptUpTo: { guests: 10_000, rupees: 1_00_00_000 },
    messagesPerPage: 50,
    /** An accepted order above this is cancelled by the owner of its caterer alone (C96). */
    ownerCancelsAboveRupees: 25_000,
  },
  /** People who act for a caterer in addition to its owner, and invitations that are open at the same time (C96). */
  members: {
    others: 20,
    openInvitations: 10,
    invitationDays: 7,
    offerDays: 7,
    invitationsAnHour: 20,
    invitationsToAddress: 5,
  },
  /** What a caterer may say of itself; its prices in rupees per plate. */
  caterer: {
    nameLength: 120,
    wordsLength: 200,
    aboutLength: 2000,
    maxPrice: 100_000,
    /** Guests a day; where a caterer says nothing, so many. */
    capacity: { min: 10, max: 10_000, usual: 200 },
    firstYear: 1900,
    /** What an admin tells an owner. */
    reasonLength: 500,
    /** Days before its end on which the owner is reminded. */
    licenceReminderDays: 30,
  },
  /** What a caterer may offer (C106). */
  offer: {
    categories: 40,
    dishes: 80,
    packages: 40,
    items: 60,
    nameLength: 80,
    dishNameLength: 120,
    descriptionLength: 500,
    wordsLength: 200,
    imgUrlLength: 300,
    /** Boxes or thalis of the smallest order. */
    minOrder: { min: 10, max: 1000 },
    /** Days for which something deleted may be restored. */
    deletedDays: 30,
  },
  /** Pictures that caterers upload (C101). */
  image: {
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 40_000_000,
    uploadsAnHour: 60,
    perGallery: 20,
    perCaterer: 400,
    /** Days after its upload on which a picture that nothing shows is deleted. */
    orphanDays: 7,
    urlLength: 500,
  },
  /** Documents that caterers show for their approval. */
  catererDocument: {
    maxBytes: 5 * 1024 * 1024,
    perCaterer: 6,
    uploadsAnHour: 30,
    /** Days after a rejection on which they are deleted. */
    rejectedDays: 90,
  },
  /** Rows of a page of the back office. */
  backOffice: { pageSize: 25, actsPerPage: 50 },
  availability: {
    /** Days of one answer, and days that it offers instead. */
    maxDays: 92,
    nearest: 4,
    /** A day is nearly full when less than one in so many of its plates is left after the guests. */
    fewBelowOneIn: 4,
    perNetworkMinute: 60,
  },
  calendar: {
    /** Days of one answer, and of one change. */
    maxDays: 62,
    maxChangedDays: 366,
    maxKnownOrders: 1000,
    /** Rows of a notice by number of guests, and what they may say. */
    noticeSteps: 5,
    noticeDays: 90,
    cutOffHours: 720,
  },
  /** Browsers of a person that are told of orders. */
  push: { subscriptions: 5 },
  /** What people send without an account: at most so many bytes, and no program that fills it in faster than people can. */
  form: { maxBytes: 32 * 1024, trapLength: 200, leastMs: 1500 },
  enquiry: {
    messageLength: 2000,
    /** First and last name with the space between them. */
    nameLength: 160,
    anHour: { network: 10, number: 10, caterer: 30, all: 500 },
    /** Days after which an enquiry is deleted. */
    keptDays: 365,
  },
  /** Complaints (C55), which the Consumer Protection (E-Commerce) Rules 2020 want acknowledged and answered in time. */
  complaint: {
    messageLength: 2000,
    answerLength: 2000,
    answers: 20,
    acknowledgeHours: 48,
    answerDays: 30,
    keptYearsAfterClosing: 3,
    anHour: { network: 10, number: 5, all: 200 },
    /** Secrets of tickets that one network may try in a minute without finding any. */
    wrongSecretsAMinute: 20,
  },
  /** The assistant: characters of a question and of its answer, caterers that an answer names, questions per network. */
  assistant: { inputLength: 500, answerLength: 600, caterers: 3, perNetworkMinute: 30, perNetworkDay: 300 },
  password: { min: 8, max: 128 },
  /** The code that confirms an email address (C82). */
  emailCode: { digits: 6, minutes: 10, tries: 5, sendsPerAccount: 3, sendsPerNetwork: 10 },
  text: { name: 80, address: 300, email: 254 },
} as const
