import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { isGuestBand } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { ReviewPage } from '#web/shared/reviews/review-pages.ts'
import { isFiltered, reviewSorts } from '#web/shared/reviews/review-params.ts'
import type { Reviews } from './use-reviews.ts'

interface ReviewFiltersProps {
  figures: ReviewPage
  reviews: Reviews
  /** The chosen range of guests for the booking, which a form without script must not forget. */
  people: string | undefined
}

/** What helps to decide: how an event of this size went, what was said of a dish, the best and the worst first. Without script it is a form. */
export function ReviewFilters({ figures, reviews, people }: ReviewFiltersProps) {
  const { wanted, change, clear } = reviews
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const about = new FormData(event.currentTarget).get('about')
    change({ about: typeof about === 'string' ? about.trim() : '' })
  }
  return (
    <form method="get" action="#reviews" onSubmit={submit} className="flex flex-col gap-3">
      {people && <input type="hidden" name="people" value={people} />}
      {wanted.stars && <input type="hidden" name="stars" value={wanted.stars} />}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <div className="relative max-md:col-span-2">
          <TextField
            key={wanted.about}
            label={m.caterer_reviews_about()}
            name="about"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={limits.search.maxQueryLength}
            placeholder={m.caterer_reviews_about_example()}
            defaultValue={wanted.about}
            className="pr-12"
          />
          <IconButton
            type="submit"
            label={m.caterer_reviews_about_search()}
            icon={<Search aria-hidden size={20} />}
            className="absolute right-0.5 bottom-0.5"
          />
        </div>
        <SelectField
          label={m.caterer_reviews_guests()}
          name="party"
          value={wanted.guests ?? ''}
          placeholder={m.caterer_reviews_guests_any()}
          onChange={({ target: { value } }) => change({ guests: isGuestBand(value) ? value : undefined })}
          options={figures.bands.map(({ band, count }) => ({
            value: band,
            label: m.caterer_reviews_guests_option({ band, count }),
            disabled: count === 0,
          }))}
        />
        <SelectField
          label={m.caterer_reviews_sort()}
          name="sort"
          value={wanted.sort}
          onChange={({ target: { value } }) => change({ sort: reviewSorts.find((sort) => sort === value) ?? 'newest' })}
          options={[
            { value: 'newest', label: m.caterer_reviews_newest() },
            { value: 'highest', label: m.caterer_reviews_highest() },
            { value: 'lowest', label: m.caterer_reviews_lowest() },
          ]}
        />
      </div>
      {isFiltered(wanted) && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="figures font-medium">
            {m.caterer_reviews_matching({ count: figures.matching, total: figures.total })}
          </p>
          <Button variant="quiet" size="small" onClick={clear} className="noscript:hidden">
            {m.caterer_reviews_all()}
          </Button>
        </div>
      )}
      <div className="hidden noscript:block">
        <Button type="submit">{m.caterer_people_show()}</Button>
      </div>
    </form>
  )
}
