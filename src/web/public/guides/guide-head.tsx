import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { GuideText } from './guide-text.tsx'

export interface Crumb {
  label: string
  to?: string
}

interface GuideHeadProps {
  crumbs: readonly Crumb[]
  heading: string
  lead: string
  /** Of a service whose table is drawn above the text. */
  picture: string
  pictureAlt: string
  /** The main action: a search with the event. */
  find: { to: string; label: string }
}

/** The top of a page to read: where it is, what it tells, the table drawn for it, and the way into the search. */
export function GuideHead({ crumbs, heading, lead, picture, pictureAlt, find }: GuideHeadProps) {
  return (
    <div className="bg-leaf-wash">
      <div className="page pt-2 pb-8 lg:pb-12">
        <Breadcrumbs items={crumbs} link={(look) => <Link {...look} />} />
        <div className="grid items-center gap-x-14 gap-y-6 pt-2 lg:grid-cols-[1.15fr_1fr]">
          <div className="order-2 min-w-0 lg:order-1">
            <h1 className="headline text-title text-leaf sm:text-display">{heading}</h1>
            <p className="mt-4 max-w-xl text-lg sm:text-xl">
              <GuideText text={lead} />
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button
                variant="main"
                size="large"
                className="min-w-0 wrap-anywhere"
                asLink={(look) => <Link to={find.to} {...look} />}
              >
                {find.label}
              </Button>
              <Button
                variant="quiet"
                size="large"
                className="min-w-0 wrap-anywhere"
                icon={<Phone aria-hidden size={20} />}
                asLink={(look) => <a href={`tel:${contacts().phone}`} {...look} />}
              >
                {m.guide_call({ phone: formatPhone(contacts().phone) })}
              </Button>
            </p>
          </div>
          <Picture
            source={{
              base: `/pictures/services/${picture}`,
              widths: [480, 720],
              width: 720,
              height: 720,
              placeholder: 'var(--color-sunken)',
            }}
            alt={pictureAlt}
            eager
            sizes="(min-width: 64rem) 34rem, 92vw"
            className="order-1 aspect-2/1 w-full rounded-box sm:aspect-5/2 lg:order-2 lg:aspect-5/4"
          />
        </div>
      </div>
    </div>
  )
}
