import { CalendarX2, Gift } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/ui/display/badge.tsx'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Disclosure, SeeMore } from '#web/ui/controls/disclosure.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Pager } from '#web/ui/controls/pager.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Timeline } from '#web/ui/display/timeline.tsx'
import { Specimen } from './specimen.tsx'

const cover = {
  base: '/pictures/for-caterers',
  widths: [480, 640, 960],
  width: 480,
  height: 320,
  placeholder: 'var(--color-sunken)',
}

export function Display({ theme }: { theme: string }) {
  return (
    <>
      <Specimen name="Badge">
        <Badge>Packed</Badge>
        <Badge tone="leaf">Accepted</Badge>
        <Badge tone="offer" icon={<Gift aria-hidden size={14} />}>
          Free cake
        </Badge>
        <Badge tone="kokum">Featured</Badge>
        <Badge tone="danger">Declined</Badge>
      </Specimen>
      <Specimen name="Stars">
        {[0, 0.5, 2.5, 3.7, 5].map((rating) => (
          <Stars key={rating} rating={rating} />
        ))}
      </Specimen>
      <Specimen name="Picture, and one that is missing">
        <Picture source={cover} alt="A Gujarati thali" sizes="15rem" className="w-60 rounded-box" />
        <Picture
          source={{ ...cover, base: '/pictures/covers/none' }}
          alt="A caterer without a picture"
          sizes="15rem"
          className="w-60 rounded-box"
        />
      </Specimen>
      <Specimen name="Card, Skeleton, Spinner">
        <Card className="p-4">Flat</Card>
        <Card raised className="p-4">
          Raised
        </Card>
        <div className="flex w-52 flex-col gap-2">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-5 w-3/4" />
        </div>
        <Spinner />
      </Specimen>
      <Specimen name="SummaryList">
        <div className="w-full max-w-sm">
          <SummaryList
            rows={[
              { label: '60 plates', amount: '₹24,000', note: '₹400 a plate' },
              { label: 'Coupon PANGAT10', amount: '−₹2,400', kind: 'gain' },
              { label: 'GST 5 %', amount: '₹1,080' },
              { label: 'To pay', amount: '₹22,680', kind: 'total' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          steps={[
            { id: 'a', title: 'Paid', detail: 'Fri, 20 Nov 2026, 2:05 pm', state: 'done' },
            { id: 'b', title: 'The caterer answers', detail: 'By tomorrow, 2:05 pm', state: 'now' },
            { id: 'c', title: 'In preparation', state: 'next' },
            { id: 'd', title: 'Declined', detail: 'The kitchen is full that day.', state: 'failed' },
          ]}
        />
      </Specimen>
      <Navigation theme={theme} />
      <Specimen name="Disclosure, SeeMore">
        <div className="w-full max-w-md">
          <Disclosure summary="Do you cook without onion and garlic?" open>
            Yes: choose Jain when you build the menu.
          </Disclosure>
          <Disclosure summary="Can I taste before?">Call us for a free tasting.</Disclosure>
          <SeeMore
            length={60}
            text="The undhiyu was the talk of the evening, the puris came hot until the last guest had eaten, and the hall was left spotless."
          />
        </div>
      </Specimen>
      <Specimen name="EmptyState, ErrorState">
        <EmptyState
          level={3}
          icon={<CalendarX2 aria-hidden size={40} strokeWidth={1.5} />}
          title="No bookings yet"
          text="What you book appears here."
          action={<Button variant="brand">Find Caterers</Button>}
        />
        <ErrorState
          level={3}
          title="The bookings could not be loaded"
          text="Check the network, then try again."
          onRetry={() => undefined}
        />
      </Specimen>
    </>
  )
}

function Navigation({ theme }: { theme: string }) {
  const [tab, setTab] = useState('login')
  return (
    <>
      <Specimen name="Tabs">
        <div className="w-full max-w-md">
          <Tabs
            label="Account"
            value={tab}
            onChange={setTab}
            tabs={['login', 'register', 'forgot'].map((id) => ({ id, label: id, content: `Panel of ${id}` }))}
          />
        </div>
      </Specimen>
      <Specimen name="Pager, Breadcrumbs">
        <Pager
          label={`Pages, ${theme}`}
          page={4}
          pages={12}
          items={[1, 'gap', 2, 3, 4, 5, 6, 'gap', 12]}
          link={({ page, ...look }) => <a href={`#page-${page}`} {...look} />}
        />
        <Breadcrumbs
          label={`You are here, ${theme}`}
          items={[
            { label: 'Home', to: '#content' },
            { label: 'Caterers', to: '#content' },
            { label: 'Annapurna Rasoi' },
          ]}
          link={({ to, ...look }) => <a href={to} {...look} />}
        />
      </Specimen>
    </>
  )
}
