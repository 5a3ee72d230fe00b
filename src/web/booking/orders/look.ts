/** Which orders an address asks for. */
export interface OrdersLook {
  when: 'upcoming' | 'past'
  /** Counted from 1. */
  page: number
}

const mostPages = 99_999

/** Reads the address of the bookings; what is no page is the first, and what is not past is to come. */
export function lookOf(params: URLSearchParams): OrdersLook {
  const page = Number(params.get('page') ?? '1')
  return {
    when: params.get('when') === 'past' ? 'past' : 'upcoming',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}
