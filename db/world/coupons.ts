import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, momentInIndia, type Day } from '#contract/values/calendar.ts'
import { paise, zero } from '#contract/values/money.ts'
import { idOf } from './ids.ts'
import type { City, CouponRow } from './tables.ts'

/** The code of the flat ten per cent that is always on. */
export const flatCode = 'PANGAT10'
export const giftCode = 'FREECAKE'

/** Festivals with an offer, by the id of the festival file. */
const festivalOffers: Record<string, { code: string; percent: 20 | 25; festival: string }> = {
  'makar-sankranti': { code: 'SANKRANTI', percent: 20, festival: 'Makar Sankranti' },
  'holika-dahan': { code: 'HOLI', percent: 20, festival: 'Holi' },
  'gudi-padwa': { code: 'GUDIPADWA', percent: 25, festival: 'Gudi Padwa' },
  'ramzan-eid': { code: 'EID', percent: 25, festival: 'Eid' },
  'raksha-bandhan': { code: 'RAKHI', percent: 20, festival: 'Raksha Bandhan' },
  janmashtami: { code: 'JANMASHTAMI', percent: 20, festival: 'Janmashtami' },
  'ganesh-chaturthi': { code: 'GANESH', percent: 25, festival: 'Ganesh Chaturthi' },
  navratri: { code: 'NAVRATRI', percent: 20, festival: 'Navratri' },
  dussehra: { code: 'DUSSEHRA', percent: 20, festival: 'Dussehra' },
  diwali: { code: 'DIWALI', percent: 25, festival: 'Diwali' },
  'christmas-day': { code: 'CHRISTMAS', percent: 20, festival: 'Christmas' },
  'new-year-eve': { code: 'NEWYEAR', percent: 25, festival: 'New Year’s Eve' },
}

/** An offer begins so many days before its festival, because food is ordered ahead. */
const daysAhead = 10

interface Festival {
  id: string
  date: Day
  year: number
}

/** The two codes of the header's strip, the tasting by telephone, and an offer for each great festival still to come. */
export function addOffers(city: City, today: Day): void {
  const created_at = momentInIndia(addDays(today, -700), '10:00').toISOString()
  const always = {
    flat_paise: zero,
    minimum_paise: zero,
    at_most_paise: null,
    monthly_budget_paise: null,
    valid_from: null,
    valid_to: null,
    uses: 0,
    active: true,
    created_at,
  } as const
  const flat: CouponRow = {
    ...always,
    id: idOf('coupon', flatCode),
    code: flatCode,
    title: 'Flat 10% Off',
    kind: 'percent',
    percent: 1000,
    fulfilment_note: '',
  }
  const gift: CouponRow = {
    ...always,
    id: idOf('coupon', giftCode),
    code: giftCode,
    title: 'Free Gift & Cake',
    kind: 'gift',
    percent: 0,
    fulfilment_note: 'A gift for the hosts and a half-kilo eggless cake come with this order.',
  }
  city.coupons.push(flat, gift)
  const strip = { valid_from: null, valid_to: null, active: true, place: 'strip' } as const
  city.promotions.push(
    {
      ...strip,
      id: idOf('promotion', 1),
      title: 'Flat 10% Off',
      text: '10% off your order. One use per customer.',
      coupon_id: flat.id,
      by_phone: false,
      position: 1,
    },
    {
      ...strip,
      id: idOf('promotion', 2),
      title: 'Free Gift & Cake',
      text: 'A gift for the hosts and a cake with your order, from the caterer. One use per customer.',
      coupon_id: gift.id,
      by_phone: false,
      position: 2,
    },
    {
      ...strip,
      id: idOf('promotion', 3),
      title: 'Free Tasting',
      text: 'Taste the food of up to 3 caterers before you decide. Call us for dates and terms.',
      coupon_id: null,
      by_phone: true,
      position: 3,
    },
  )
  festivals()
    .filter(({ date }) => date >= today)
    .forEach((festival, i) => addFestival(city, festival, i, created_at))
}

function addFestival(city: City, { id, date, year }: Festival, i: number, created_at: string): void {
  const offer = festivalOffers[id]
  if (!offer) return
  const { percent, festival } = offer
  const code = `${offer.code}${year}`
  const valid = { valid_from: addDays(date, -daysAhead), valid_to: date }
  const coupon_id = idOf('coupon', code)
  city.coupons.push({
    id: coupon_id,
    code,
    title: `${festival}: ${percent}% Off`,
    kind: 'percent',
    percent: percent * 100,
    flat_paise: zero,
    fulfilment_note: '',
    minimum_paise: zero,
    at_most_paise: paise(5_000_00),
    monthly_budget_paise: paise(2_00_000_00),
    ...valid,
    uses: 0,
    active: true,
    created_at,
  })
  city.promotions.push({
    id: idOf('promotion', code),
    title: `${percent}% Off for ${festival}`,
    text: `Order until the festival and take ${percent}% off.`,
    coupon_id,
    by_phone: false,
    ...valid,
    position: 10 + i,
    active: true,
    place: 'festival',
  })
}

function festivals(): Festival[] {
  // Our own file, of the shape that its first line promises.
  return (
    JSON.parse(readFileSync(join(import.meta.dirname, 'data/india-festivals.json'), 'utf8')) as {
      festivals: Festival[]
    }
  ).festivals
}
