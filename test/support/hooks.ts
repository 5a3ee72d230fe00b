import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Every hook test starts without rendered trees, stored values, stubs or running timers.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
