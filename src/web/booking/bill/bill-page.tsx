import { useEffect, useRef } from 'react'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { Admission } from '#web/shared/session/use-require-role.ts'
import { EmailCodeForm } from '#web/shared/email-code/email-code-form.tsx'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import { pageMark } from '#web/ui/page-mark.ts'
import { useLate } from '#web/ui/use-late.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { servedGuests, type Offer } from '#web/shared/draft/offer.ts'
import { portionOf } from '#web/shared/draft/portion.ts'
import { fieldId } from '#web/booking/steps/bill-problems.ts'
import { Alternatives } from './sections/alternatives.tsx'
import { BillNotes } from '#web/booking/steps/bill-notes.tsx'
import { DraftPill } from '#web/booking/steps/draft-pill.tsx'
import { BillSummary } from './bill-summary.tsx'
import { BestCoupon } from './sections/best-coupon.tsx'
import { completed, type BillPart } from './sections/completed.ts'
import { Cancellation } from './cancellation.tsx'
import { ContactSection, MoreSection } from './sections/contact-section.tsx'
import { CouponSection } from './sections/coupon-section.tsx'
import { EventSection } from './sections/event-section.tsx'
import { GuestsSection } from './sections/guests-section.tsx'
import { PayBar, PayButton } from './pay-bar.tsx'
import { ProblemList } from './problem-list.tsx'
import { FailedPayment } from './failed-payment.tsx'
import { BillSection } from './sections/bill-section.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'
import { useBill } from './use-bill.ts'
import type { SignUp } from './use-sign-up.ts'
import { VenueSection } from './sections/venue-section.tsx'

const cornerMark = pageMark('hasCornerCard')

interface BillPageProps {
  caterer: CatererView
  offer: Offer
  draft: Draft
  /** Undefined for a visitor, who gets an account with the order. */
  user?: User | undefined
  state: Admission['state']
}

/** One column to fill in, the bill always in sight, and nothing typed is ever lost. */
export function BillPage({ caterer, offer, draft, user, state }: BillPageProps) {
  const list = useRef<HTMLDivElement>(null)
  const page = useBill(offer, draft, { user, state }, () => requestAnimationFrame(() => list.current?.focus()))
  const { fields, quote } = page
  const notes = quote.quote?.notes ?? []
  const { total, left, busy, isRefused } = page
  const button = { total, left, busy, failed: quote.failed, onRetry: quote.askAgain }
  const best = quote.quote?.bestCoupon
  const released = draft.coupon ? undefined : draft.released
  const venueKnown = draft.details.place !== undefined
  const portion = portionOf(offer)
  const packed = offer.kind === 'packed'
  const complete = (part: BillPart) =>
    completed(part, { details: draft.details, incomplete: page.incomplete, portion, packed })
  const summary = (
    <BillSummary
      offer={offer}
      menu={draft.menu}
      bill={page.bill}
      notes={notes}
      venueKnown={venueKnown}
      coupon={best && <BestCoupon best={best} code={draft.coupon} />}
      isRefused={isRefused}
      pending={quote.pending}
      failed={quote.failed}
      least={page.least}
      onRetry={quote.askAgain}
    />
  )
  return (
    <form
      noValidate
      // What has the focus is never left below the header or the bar.
      className="page pt-4 lg:pb-16 print:[&_details:not([open])]:hidden [&_:is(input,select,textarea,button,a,summary)]:scroll-mt-24 [&_:is(input,select,textarea,button,a,summary)]:scroll-mb-32"
      onSubmit={(event) => {
        event.preventDefault()
        page.pay()
      }}
    >
      <h1 className="headline text-title">{m.bill_title()}</h1>
      <p className="text-ink-soft">{m.bill_of({ package: offer.name, caterer: caterer.name })}</p>
      <div className="pt-2 pb-6">
        <DraftPill draft={draft} offer={offer} />
      </div>
      <Notice text={page.notice || page.waiting} strong={page.notice !== ''} />
      {page.unpaid && page.problems.length === 0 && <UnpaidNotice message={page.unpaid} />}
      {(draft.hasFailed || released) && !page.waiting && (
        <FailedPayment
          hasFailed={draft.hasFailed === true}
          released={released}
          subtotal={quote.current ? page.bill?.subtotal : undefined}
        />
      )}
      <ProblemList problems={page.problems} caterer={caterer} ref={list} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start xl:gap-16">
        {/* What is complete folds again when the rest was asked for. */}
        <div className="min-w-0 max-w-2xl" key={page.folds}>
          <EventSection
            fields={fields}
            caterer={caterer}
            guests={page.guests}
            packed={packed}
            complete={complete('event')}
          />
          <GuestsSection
            fields={fields}
            served={servedGuests(offer, draft.band)}
            portion={portion}
            main={page.main}
            complete={complete('guests')}
          >
            {quote.current && quote.quote && (
              <Alternatives quote={quote.quote} draft={draft} guests={page.guests} main={page.main} />
            )}
          </GuestsSection>
          <VenueSection fields={fields} complete={complete('venue')} />
          <ContactSection fields={fields} complete={complete('contact')} />
          {page.signUp && <LateSignUp signUp={page.signUp} onSignIn={page.signIn} />}
          <CouponSection
            best={best}
            code={draft.coupon}
            bill={quote.current || page.waiting ? page.bill : undefined}
            error={page.couponError}
            replaces={page.replaces}
            user={user}
          />
          <MoreSection fields={fields} />
          {/* On a phone the bill is folded away, and this must not be. */}
          {notes.length > 0 && (
            <BillSection title={m.bill_notes()} className="lg:hidden print:hidden">
              <BillNotes notes={notes} />
            </BillSection>
          )}
          {quote.quote && !isRefused && page.least === undefined && (
            <BillSection title={m.bill_section_cancel()}>
              <Cancellation policy={quote.quote.cancellation} eventDate={draft.details.eventDate} />
            </BillSection>
          )}
          {user && page.confirming && (
            <BillSection
              title={confirmTitle(page.confirming.reason, page.guests, draft.coupon)}
              className="print:hidden"
            >
              <EmailCodeForm
                key={user.id}
                user={user}
                id={fieldId('email')}
                sendsAtOnce={page.wantsToPay}
                onConfirmed={page.confirming.onConfirmed}
              />
            </BillSection>
          )}
        </div>
        <Card
          raised
          ref={cornerMark}
          role="region"
          aria-label={m.bill_summary()}
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto p-5 lg:block print:static print:order-first print:block print:max-h-none"
        >
          <h2 className="headline mb-3 text-heading">{m.bill_summary()}</h2>
          {summary}
          <div className="print:hidden">
            <div className="mt-2">
              <PayButton {...button} />
            </div>
            <p className="mt-2 text-sm text-ink-soft">{m.bill_pay_hint()}</p>
          </div>
        </Card>
      </div>
      <PayBar
        {...button}
        isRefused={isRefused}
        soFar={!venueKnown || page.least !== undefined}
        summary={
          <>
            {summary}
            <p className="mt-2 text-sm text-ink-soft">{m.bill_pay_hint()}</p>
          </>
        }
      />
    </form>
  )
}

/** The form of visitors; whoever is signed in never loads it. */
function LateSignUp(given: { signUp: SignUp; onSignIn: () => void }) {
  const { part, prepare } = useLate(() => import('./sections/sign-up-section.tsx'))
  useEffect(prepare, [prepare])
  // As tall as the form.
  return part ? <part.SignUpSection {...given} /> : <div className="min-h-96" />
}

function confirmTitle(reason: 'coupon' | 'guests', guests: number, coupon: string | undefined): string {
  return reason === 'coupon' && coupon
    ? m.bill_section_confirm_coupon({ code: coupon })
    : m.bill_section_confirm({ guests })
}

/** Says what prevents the payment; takes the focus, so that screen readers announce it. */
function Notice({ text, strong }: { text: string | undefined; strong: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text && strong) box.current?.focus()
  }, [text, strong])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={strong ? 'alert' : 'status'}
      className={text ? 'mb-6 rounded-box bg-marigold-wash p-4 font-medium text-marigold-ink' : 'sr-only'}
    >
      {text}
    </div>
  )
}
