import { brand } from '#contract/brand.ts'

/** What mails say, in English. Every language has the same words; what is passed in is ready to be read. */
export const english = {
  greeting: (firstName: string) => `Namaste ${firstName},`,
  theyWrote: 'They wrote:',
  facts: {
    order: 'Order',
    when: 'When',
    guests: 'Guests',
    where: 'Where',
    paid: 'Paid',
    total: 'Total',
    contact: 'Contact',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
  },
  todo: {
    setPassword: 'Set a new password',
    confirmAddress: 'Confirm this e-mail address',
    useAddress: 'Use this address',
    findCaterer: 'Find a caterer',
    setUpKitchen: 'Set up your kitchen',
    seeBooking: 'See your booking',
    findAnother: 'Find another caterer from your booking',
    completeOrder: 'Complete your order',
    writeReview: 'Write a review',
    seeReview: 'See it with your booking',
    answerOrder: 'Answer the order',
    seeOrders: 'See your orders',
    seeChange: 'See what has changed',
    readMessage: 'Read and answer',
    seePage: 'See the page they have read',
  },
  account: {
    callUs: 'If it was not you, please set a new password at once and call us.',
    welcome: `Welcome to ${brand.name}`,
    customerIsReady:
      'your account is ready. Find a caterer for your gathering, put the menu together, and book it in a few minutes.',
    catererIsReady:
      'your account is ready. Tell us about your kitchen, your menus and your packages, and hosts in Mumbai can find you.',
    confirmLater: 'Please confirm that this address is yours. You can order before that.',
    verification: 'Please confirm your e-mail address',
    confirmBy: (until: string) =>
      `please confirm that this address is yours. The link works until ${until}; earlier ones no longer do.`,
    reset: `Set a new password for ${brand.name}`,
    resetBy: (until: string) =>
      `somebody, hopefully you, wants to set a new password for your account. The link works once, until ${until}.`,
    resetNotYou: 'If it was not you, there is nothing to do: your password stays as it is.',
    passwordChanged: 'Your password was changed',
    passwordIsAnother: 'the password of your account was changed, and other devices were signed out.',
    newEmail: 'Please confirm your new e-mail address',
    newEmailBy: (until: string) =>
      `you asked to use this address for your account. It counts once you have followed this link, which works until ${until}.`,
    newEmailNotYou: 'If it was not you, please ignore this mail: nothing changes.',
    emailChangeAsked: 'Somebody asked to change your e-mail address',
    emailIsToBe: (email: string) =>
      `your account is to have the address ${email}. Nothing has changed yet: a mail was sent there to be confirmed.`,
    emailChanged: 'Your e-mail address was changed',
    emailIs: (email: string) => `your account now has the address ${email}, and mails no longer come here.`,
    emailNotYou: 'If it was not you, please call us at once.',
    farewell: 'Your account has been deleted',
    isGone:
      'your account is gone, and with it your addresses and your shortlist. Past orders and your reviews stay, without your name. Only receipts and invoices that were issued to you keep the name on them, as tax law asks.',
    thanks: 'Thank you for having been our guest.',
  },
  order: {
    sorry: 'We are sorry.',
    refund: (amount: string) => `You get ${amount} back the way you paid, usually within a few days.`,
    noRefund: 'By the terms of this caterer nothing comes back at this notice.',
    otherGuests: (before: string, after: string) => `${after} guests instead of ${before}`,
    otherDishes: (guests: string) => `other dishes or hours for ${guests} guests`,
    unread: (other: string) => `${other} has written to you`,
    isUnread: (other: string) => `${other} has written to you about an order, and you have not read it yet.`,
  },
  toCustomer: {
    requested: (caterer: string) => `Your order with ${caterer}`,
    isRequested: (caterer: string) => `your payment has arrived, and we have asked ${caterer} to cook for you.`,
    answersBy: (until: string) => `They answer by ${until}.`,
    answersSoon: 'They answer.',
    orRefund: 'If they cannot, you get everything back.',
    accepted: (caterer: string) => `${caterer} will cook for you`,
    isAccepted: (caterer: string) =>
      `good news: ${caterer} has accepted your order. Guests and menu may change for some time; see your booking.`,
    declined: (caterer: string) => `${caterer} cannot take your order`,
    isDeclined: (caterer: string) => `${caterer} cannot cook for you this time.`,
    lapsed: (caterer: string) => `${caterer} did not answer in time`,
    isLapsed: (caterer: string) => `${caterer} did not answer in time, so your order has ended.`,
    inPreparation: (caterer: string) => `${caterer} prepares your order`,
    isInPreparation: (caterer: string) =>
      `${caterer} has begun to prepare your order. From now on guests and menu stay as they are.`,
    delivered: 'Your order was delivered',
    isDelivered: (caterer: string, days: string) =>
      `${caterer} says that your order was delivered. Please say whether all is well; without a word from you it is complete in ${days} days.`,
    completed: (caterer: string) => `How was ${caterer}?`,
    isCompleted: (caterer: string) =>
      `your order is complete. Would you tell others how ${caterer} cooked? It takes a minute.`,
    cancelled: (caterer: string) => `Your order with ${caterer} is cancelled`,
    isCancelledByCaterer: (caterer: string) => `${caterer} has cancelled your order. We are sorry.`,
    isCancelledByYou: 'you have cancelled your order.',
    isOwed: (caterer: string, amount: string) => `${caterer} owes you ${amount} on top for cancelling late.`,
    changed: (caterer: string) => `Your order with ${caterer} has changed`,
    isChanged: 'your change counts from now on.',
    isChangedTo: (what: string) => `your change counts from now on: ${what}.`,
    paidMore: (amount: string) => `You have paid ${amount} more.`,
    replied: (caterer: string) => `${caterer} has answered your review`,
    isReplied: (caterer: string) => `${caterer} has answered your review. Everybody can read it below yours.`,
  },
  toCaterer: {
    requested: (guests: string) => `New order for ${guests} guests`,
    isRequested: (caterer: string) => `somebody wants ${caterer} to cook and has paid.`,
    answerBy: (until: string) => `Please answer by ${until}.`,
    answerSoon: 'Please answer soon.',
    lapsed: 'An order was not answered in time',
    isLapsed: 'this order was not answered in time. The customer gets everything back.',
    cancelled: 'An order is cancelled',
    isCancelledByYou: 'you have cancelled this order. The customer gets everything back.',
    isCancelledByCustomer: 'the customer has cancelled.',
    youOwe: (amount: string) => `For cancelling late you owe the customer ${amount} on top.`,
    changed: 'An order has changed',
    isChanged: 'the customer has changed guests or menu. Please look before you buy and cook.',
    isChangedTo: (what: string) =>
      `the customer has changed guests or menu: ${what}. Please look before you buy and cook.`,
    asked: (name: string, caterer: string) => `${name} has a question for ${caterer}`,
    isAsked: (caterer: string) => `somebody has read the page of ${caterer} and asks you to call back. They wrote:`,
    reviewed: (name: string, caterer: string) => `${name} has reviewed ${caterer}`,
    isReviewed: (name: string, stars: string) =>
      `${name} has reviewed an order that you cooked: ${stars} out of 5 stars.`,
    answerOnce: 'You can answer once. Everybody reads your answer below the review.',
  },
}

export type Words = typeof english
