import { renderHook } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'

/**
 * Runs a hook on a page of a router with a history of its own. `pattern` is the page's route when the hook reads parameters.
 * `address()` is where the router is, with query and fragment.
 */
export function renderInRouter<Result>(hook: () => Result, start = '/', pattern = '*') {
  let latest: Result
  function Page() {
    // As pages do, it renders again at every navigation.
    useLocation()
    // oxlint-disable-next-line react/globals -- the test looks at what the hook returned last
    latest = hook()
    return null
  }
  const router = createMemoryRouter([{ path: pattern, element: <Page /> }], { initialEntries: ['/before', start] })
  const { unmount } = renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> })
  return {
    router,
    unmount,
    current: () => latest,
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
  }
}
