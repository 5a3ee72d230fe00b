import { afterAll, vi } from 'vitest'

// Pages import parts of themselves late. One that is still on its way when its file ends fails, and fails for the files after it too,
// which share the modules of the process.
afterAll(() => vi.dynamicImportSettled())
