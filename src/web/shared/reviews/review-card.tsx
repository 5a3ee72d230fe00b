import { BadgeCheck } from 'lucide-react'
import { ReportLink } from '#web/shared/complaints/report-link.tsx'
import { limits } from '#contract/limits.ts'
import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { SeeMore } from '#web/ui/controls/disclosure.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import type { ReviewPage } from './review-pages.ts'

interface ReviewCardProps {
  review: ReviewPage['items'][number]
  /** Who may have answered. */
  caterer: string
  className: string
}

/** What one host says, with what they ordered and for how many, so that others can tell whether it applies to them. */
export function ReviewCard({ review, caterer, className }: ReviewCardProps) {
  return (
    <li className={`flex flex-col gap-3 rounded-box border border-line bg-surface p-5 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={review.rating} />
        <Badge tone="leaf" icon={<BadgeCheck aria-hidden size={16} />}>
          {m.caterer_verified()}
        </Badge>
      </div>
      {review.comment && (
        <SeeMore
          text={review.comment}
          length={limits.reviews.commentPreview}
          more={m.caterer_see_more()}
          less={m.caterer_see_less()}
        />
      )}
      {review.reply && (
        <div className="border-l-3 border-leaf pl-3">
          <p className="text-sm font-semibold">{m.caterer_reply({ name: caterer })}</p>
          <p className="text-ink-soft">{review.reply}</p>
        </div>
      )}
      <div className="mt-auto text-sm text-ink-soft">
        <p className="font-semibold text-ink">{review.name}</p>
        <p className="figures">{m.caterer_review_order({ package: review.packageName, guests: review.guests })}</p>
        <p className="figures">
          <time dateTime={review.createdAt}>{formatDay(dayInIndia(new Date(review.createdAt)))}</time>
        </p>
        <ReportLink label={m.complaint_report_review({ name: review.name })} of={{ review: review.id }} />
      </div>
    </li>
  )
}
