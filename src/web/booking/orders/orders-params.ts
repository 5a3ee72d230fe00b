/** Parameters of the link to the bookings. */
export interface OrdersParams {
  when: 'upcoming' | 'past'
  /** Counted from 1. */
  page: number
}

const mostPages = 99_999

/** Reads the parameters of the bookings. An invalid page becomes the first, any other value of `when` becomes upcoming. */
export function ordersParamsOf(params: URLSearchParams): OrdersParams {
  const page = Number(params.get('page') ?? '1')
  return {
    when: params.get('when') === 'past' ? 'past' : 'upcoming',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}
