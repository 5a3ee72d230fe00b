import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
// Fetched by the first error; loaded here so that no test waits for a file.
import '#contract/error-text.ts'
import { queryClient } from '#web/shared/query/query-client.ts'

// Every hook test starts without rendered trees, cached data, stored values, stubs or running timers.
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
