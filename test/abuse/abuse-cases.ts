/** A test that shows what becomes of an abuse case: its file and the title of the test. */
type Shown = readonly [file: string, title: string]

const roles: Shown = ['test/server/role-matrix/role-matrix.test.ts', 'lets exactly those pass who may']
const fuzz: Shown = [
  'test/server/fuzz/fuzz.test.ts',
  'requests made from the contract: none fails, and every answer is as documented',
]
const identity = 'src/server/modules/identity'
const placing = 'src/server/modules/ordering/operations/placing'
const payments = 'src/server/modules/payments'

/** The tests of each number in docs/spec/abuse-cases.md. */
export const abuseCases: Record<string, readonly Shown[]> = {
  A1: [roles],
  A2: [
    roles,
    [
      'test/e2e/payment-odd-ways.e2e.ts',
      'the link of a payment is its customer’s: others find nothing, visitors sign in and go on, nonsense is said so',
    ],
  ],
  A3: [[`${payments}/http.test.ts`, 'is told to anyone in a word and a sentence, and nothing more']],
  A4: [
    roles,
    [
      'src/server/modules/caterers/operations/change-caterer.test.ts',
      'a caterer is changed by its owner and managers alone',
    ],
    [`${placing}/place-order-errors.test.ts`, 'with a package of another caterer'],
  ],
  A5: [
    [`${identity}/operations/change-profile.test.ts`, 'another account is not found, to read or to change'],
    [`${identity}/operations/change-profile.test.ts`, 'role and caterer cannot be changed in any spelling'],
  ],
  A6: [
    ['src/server/http/demo-jobs.test.ts', 'in production no job can be asked for'],
    [`${payments}/operations/create-test-payment.test.ts`, 'production has no such thing'],
    [
      'test/server/production-modules/production-modules.test.ts',
      'production loads nothing that pretends to be a gateway, an identity provider or a city',
    ],
  ],
  A7: [
    [`${placing}/decided-by-server.test.ts`, '%s is set by the server alone'],
    [
      'src/server/modules/caterers/bad-input.test.ts',
      'what claims a right or is not of the profile is rejected, and nothing changes:',
    ],
  ],
  A8: [
    [`${identity}/operations/register.test.ts`, 'registration as admin is rejected in any spelling of the role'],
    [`${identity}/operations/validate-login.test.ts`, 'nothing that is posted counts but the nonce'],
  ],
  A9: [
    ['src/server/modules/catalogue/http.test.ts', 'the page of a caterer shows exactly what is public'],
    ['src/server/modules/reviews/http.test.ts', 'a review shows exactly what is public, alone and in the list'],
  ],
  A10: [
    [`${placing}/decided-by-server.test.ts`, 'are rejected when they differ: %s %s'],
    [`${placing}/place-order-errors.test.ts`, 'when the price is not what the customer saw'],
    [`${payments}/operations/initiate-payment.test.ts`, 'another amount than the attempt’s is rejected'],
  ],
  A11: [
    ['src/server/modules/ordering/operations/paying/paying.test.ts', 'the amount that a client sends'],
    ['src/server/modules/coupons/operations/validate-coupon.test.ts', 'as malformed with %s'],
  ],
  A12: [[`${placing}/place-order.test.ts`, 'keeps its price when the caterer changes its menu']],
  A13: [
    [`${placing}/place-order-errors.test.ts`, 'as malformed with %s'],
    ['src/server/modules/ordering/domain/draft.test.ts', 'the number of guests'],
  ],
  A14: [
    ['src/contract/rules/package-selection.test.ts', 'a full category rejects another dish, but lets a chosen one go'],
    [`${placing}/place-order-errors.test.ts`, 'when a course of the package has too few dishes'],
  ],
  A15: [
    [
      'src/server/modules/taxes/domain/bill.test.ts',
      'nothing but a discount is negative, and no line but a discount or a tax is empty',
    ],
    ['src/server/modules/coupons/operations/validate-coupon.test.ts', 'never takes off more than is bought'],
  ],
  A16: [
    [`${placing}/place-order-errors.test.ts`, 'at a caterer that takes no orders'],
    [`${placing}/place-order-errors.test.ts`, 'from the customer’s own caterer'],
  ],
  A17: [['src/server/modules/coupons/coupons.test.ts', 'twenty orders of one person at once get it once']],
  A18: [
    [
      'src/server/modules/coupons/coupons.test.ts',
      'twenty people at once never get more than its limit, used and held together',
    ],
    [
      `${placing}/place-order-races.test.ts`,
      'twenty concurrent orders with a coupon of five uses: five get it, without a deadlock',
    ],
  ],
  A19: [
    [
      'src/server/modules/coupons/operations/confirm-use.test.ts',
      'coupon of another account and unknown coupon are rejected',
    ],
  ],
  A20: [
    ['src/server/modules/coupons/coupons.test.ts', 'a use is counted once, however often it is asked for'],
    [
      'src/server/modules/coupons/operations/confirm-use.test.ts',
      'a coupon that failed to be paid for is free again once the order is deleted, and was never used',
    ],
  ],
  A21: [[`${payments}/http.test.ts`, 'that was tampered with is rejected and leaves no trace']],
  A22: [[`${payments}/http.test.ts`, 'replayed a hundred times, at once and a month later, has one effect']],
  A23: [
    [`${payments}/http.test.ts`, 'about a payment that is not ours is kept and has no effect'],
    [`${payments}/over-v2.test.ts`, 'about another merchant, or a payment that is not ours, is kept and has no effect'],
  ],
  A24: [
    [`${payments}/domain/status-effect.test.ts`, 'the right amount is a payment, and nothing else is'],
    [`${payments}/over-v2.test.ts`, 'that comes after a failure, or with another amount, goes back'],
  ],
  A25: [[`${payments}/http.test.ts`, 'is not trusted: a success without a payment leaves the order unpaid']],
  A26: [
    [`${payments}/operations/check-payment.test.ts`, 'twenty checks and twenty webhooks apply one payment'],
    [
      'src/server/modules/ordering/operations/paying/paying.test.ts',
      'is over once, though webhook, page and job ask at the same time',
    ],
  ],
  A27: [
    [
      'src/server/modules/ordering/operations/paying/paying.test.ts',
      'cannot be claimed with the transaction of another order',
    ],
  ],
  A28: [
    [
      'src/server/modules/ordering/operations/paying/delete-while-paying.test.ts',
      'an order that is deleted while it is being paid is deleted, and a payment that was opened before is refunded',
    ],
  ],
  A29: [[`${payments}/operations/check-payment.test.ts`, 'of two payments for one thing the second goes back']],
  A30: [
    [`${placing}/place-order-key.test.ts`, 'with the same details answers the same bytes and takes nothing twice'],
    [`${placing}/place-order-key.test.ts`, 'of another customer is independent'],
  ],
  A31: [
    [`${identity}/operations/login.test.ts`, 'a wrong password and an unknown address get the same answer'],
    [`${identity}/secrets/password-hash.test.ts`, 'without a hash nothing verifies, and the very same work is done'],
  ],
  A32: [
    [`${identity}/operations/forgot-password.test.ts`, 'known or not, the same is written before the answer'],
    [`${identity}/operations/forgot-password.test.ts`, 'five emails an hour for one account, and then again'],
  ],
  A33: [
    [
      `${identity}/limits-by-network.test.ts`,
      '%s: all addresses of one subscriber are one, and another subscriber is another',
    ],
    [`${identity}/operations/register.test.ts`, 'of ten registrations at once with one address exactly one wins'],
  ],
  A34: [
    [`${identity}/operations/login.test.ts`, 'further attempts double the wait, and the owner can log in after it'],
    [
      `${identity}/operations/login-known-devices.test.ts`,
      'the owner signs in on a known device although strangers used up the attempts of the account',
    ],
  ],
  A35: [[`${identity}/operations/login.test.ts`, 'one address cannot try one password on many accounts']],
  A36: [
    [
      `${identity}/secrets/password-policy.test.ts`,
      'none of the 3,000 commonest passwords is let in, whatever its letters look like',
    ],
    [
      `${identity}/secrets/password-hash.test.ts`,
      'every character counts, however long the password and whatever it is written in',
    ],
  ],
  A37: [
    [
      `${identity}/operations/refresh-session.test.ts`,
      'ten refreshes at once leave exactly one live token, and everybody holds it',
    ],
    [
      `${identity}/operations/refresh-session.test.ts`,
      'a token that comes back after five seconds ends the whole session, access token included',
    ],
  ],
  A38: [
    [`${identity}/http.test.ts`, 'signing out from the site ends the session and takes the cookie away'],
    [
      `${identity}/operations/delete-account.test.ts`,
      'every session is over, signing in is rejected, and address and number are free again',
    ],
  ],
  A39: [
    [
      `${identity}/sessions/access-tokens.test.ts`,
      'nothing in a header is believed: no algorithm, no other one, no key it names',
    ],
    [
      `${identity}/sessions/access-tokens.test.ts`,
      'a token of our key must still be an access token that is valid now',
    ],
  ],
  A40: [
    [
      'src/server/kernel/config-production.test.ts',
      'a session secret that looks as if nobody had chosen it stops production: %s',
    ],
  ],
  A41: [
    ['src/server/adapters/identity-provider/openid-connect.test.ts', 'a token %s is untrue'],
    [`${identity}/operations/validate-login.test.ts`, 'nothing that is posted counts but the nonce'],
  ],
  A42: [
    [
      `${identity}/operations/validate-login.test.ts`,
      'the same person comes back to the same account, whatever their address is by then',
    ],
    [
      `${identity}/operations/validate-login.test.ts`,
      'an address that the provider has not confirmed opens nothing and changes nothing',
    ],
  ],
  A43: [
    [
      `${identity}/operations/validate-login.test.ts`,
      'account created with another person’s address loses password, sessions and links',
    ],
  ],
  A44: [
    [
      'src/server/adapters/identity-provider/demo-issuer/demo-issuer.test.ts',
      'authorization code is valid once, with its own code verifier',
    ],
    ['src/web/account/provider/provider-flow.test.ts', 'the code is traded for the token with the proof of this tab'],
  ],
  A45: [
    [`${identity}/operations/reset-password.test.ts`, 'a link works once, and of two at the same time one'],
    [`${identity}/operations/reset-password.test.ts`, 'link of another purpose, unknown or malformed, is rejected'],
  ],
  A46: [['src/web/shared/site/site-path.test.ts', '%j leads home']],
  A47: [
    [`${identity}/operations/forgot-password.test.ts`, 'links lead to the configured address, whatever %s says'],
    ['src/serve/listen.test.ts', 'names two hosts'],
  ],
  A48: [
    ['src/server/http/foreign-requests.test.ts', 'is rejected when it %s'],
    ['src/server/adapters/payments/simulator/simulator.test.ts', 'its levers obey %s or not'],
  ],
  A49: [
    [`${identity}/http.test.ts`, 'on https the cookie is bound to the host and to secure connections'],
    [
      `${identity}/http.test.ts`,
      'the mark of a known device is a cookie of 180 days that scripts and other sites cannot use',
    ],
  ],
  A50: [
    ['src/serve/app.test.ts', 'an address that cannot be decoded never reaches the site, which would log it'],
    [
      'src/web/account/provider/use-provider-sign-in.hook.test.ts',
      'removes the parameters from the address immediately and keeps the state of the history',
    ],
  ],
  A51: [
    ['src/server/modules/catalogue/bad-input.test.ts', 'the text %j is only a text'],
    ['src/server/modules/reviews/http.test.ts', 'what is looked for is no pattern and no statement'],
    fuzz,
  ],
  A52: [
    [
      'test/server/role-matrix/stored-statements.test.ts',
      'SQL that was stored as a text stays a text for every list, document, export and job',
    ],
  ],
  A53: [['src/server/http/foreign-requests.test.ts', 'is rejected when it is sent as a form can send it: %s']],
  A54: [
    [
      'test/server/markup.test.ts',
      'markup in what a caterer writes is text in lists, documents, calendar files and emails',
    ],
    ['src/server/modules/notifications/operations/write-mails.test.ts', 'a name cannot smuggle markup into an email'],
  ],
  A55: [['test/server/prototype-keys.test.ts', 'keys of the prototype in any body change no prototype and no answer']],
  A56: [
    ['src/server/adapters/mail/smtp.test.ts', 'nothing leaves with a header of somebody’s own: %j'],
    ['src/server/modules/enquiries/enquiries.test.ts', 'words are words: they open no markup and begin no header'],
  ],
  A57: [['src/server/modules/payouts/operations/bank-file.test.ts', 'a file holds what a bank needs, and no formula']],
  A58: [
    ['src/server/modules/images/images.test.ts', 'is judged by its bytes, whatever it is called'],
    [
      'src/serve/uploaded-images.test.ts',
      'an uploaded picture is kept by browsers for a year, as what it is and nothing else',
    ],
  ],
  A59: [['src/server/modules/images/images.test.ts', '%s is rejected, and nothing of it stays']],
  A60: [
    [
      'src/server/adapters/image-encoder/image-encoder.test.ts',
      'is turned as its mark says and loses the place where it was taken',
    ],
  ],
  A61: [
    ['src/server/modules/images/images.test.ts', '61st of an hour is rejected'],
    [
      'src/server/modules/images/images.test.ts',
      'are deleted seven days after their upload, those in a gallery are not',
    ],
  ],
  A62: [
    [
      'src/server/adapters/image-encoder/image-encoder.test.ts',
      'the process is killed and the next picture gets a new one:',
    ],
  ],
  A63: [
    [
      'src/server/modules/images/others-pictures.test.ts',
      'another caterer’s picture is removed neither by its key nor by its gallery',
    ],
    ['src/server/modules/images/others-pictures.test.ts', 'an account that goes takes no pictures of others along'],
  ],
  A64: [
    [
      'src/server/modules/caterers/galleries.test.ts',
      'show pictures that the account uploaded, in the order given and as lists of links',
    ],
    [
      'src/server/modules/caterers/galleries.test.ts',
      'ask nothing of a link that leads elsewhere, however it is written',
    ],
  ],
  A65: [
    [
      'src/server/modules/reviews/operations/write-review.test.ts',
      'completed order is reviewed once under concurrency, with an abbreviated name',
    ],
    [
      'src/server/modules/reviews/operations/write-review.test.ts',
      'of another customer’s order, or by its own caterer',
    ],
  ],
  A66: [
    [
      'src/server/modules/enquiries/enquiries.test.ts',
      'ten an hour may be sent from one address; then one has to wait',
    ],
    ['src/server/modules/assistant/assistant.test.ts', 'a network asks 30 questions a minute and 300 a day'],
    [
      'src/server/modules/coupons/operations/validate-coupon.test.ts',
      'sixty times an hour from one network, and good codes are not counted',
    ],
    [
      `${placing}/coupon-guesses.test.ts`,
      'of one network are answered up to a limit an hour, each once; those that can be used always',
    ],
  ],
  A67: [
    ['src/serve/listen.test.ts', 'a connection that %s is closed'],
    ['src/serve/listen.test.ts', 'headers that come a few bytes at a time are cut when their time is over'],
  ],
  A68: [
    [`${identity}/secrets/password-hash.test.ts`, 'known devices go before strangers and have a queue of their own'],
    [
      `${identity}/operations/login-known-devices.test.ts`,
      'a full queue of passwords is 503 busy with Retry-After, and takes no attempt',
    ],
  ],
  A69: [
    ['test/server/serving.test.ts', 'every response has those of security, whatever it is'],
    ['test/server/serving.test.ts', 'documents have a policy for their scripts, and answers of the API run none'],
  ],
  A70: [
    [
      'src/server/modules/caterers/operations/create-caterer.test.ts',
      'twenty caterers of one name created concurrently get different slugs',
    ],
    [
      'src/server/modules/caterers/operations/create-caterer.test.ts',
      'look-alike characters do not take the slug of another caterer',
    ],
  ],
  A71: [
    [
      `${identity}/operations/delete-account.test.ts`,
      'nothing of the person is left in any table, and orders and reviews stay without a name',
    ],
    [
      `${identity}/operations/delete-account.test.ts`,
      'deleting an owner removes the caterer from the site, and is rejected while orders are open',
    ],
  ],
  A72: [
    [
      'src/server/modules/caterers/operations/change-caterer.test.ts',
      'of two tabs with the same version one wins, and the other is told',
    ],
  ],
  A73: [
    [
      'src/server/http/foreign-requests.test.ts',
      'responds to an unexpected error in the common shape, without its origin',
    ],
  ],
  A74: [
    [
      'src/server/modules/assistant/assistant.test.ts',
      'of several lines, scripts and 500 characters is answered as text',
    ],
  ],
  A75: [['src/server/kernel/config.test.ts', '%s stops the start of production']],
}
