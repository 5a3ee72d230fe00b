import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let went: string[]

beforeEach(() => {
  went = []
  vi.stubGlobal('window', { location: { pathname: '/pangat', search: '?people=25-50' } })
})
afterEach(() => vi.unstubAllGlobals())

/** The modules with their memory empty, on a page of the site. */
async function aPage() {
  vi.resetModules()
  const { lendNavigation } = await import('#web/shared/site/go.ts')
  lendNavigation({
    to: (path, { replace }) => went.push(replace ? `${path} in its place` : path),
    back: () => went.push('back'),
  })
  return import('./auth-dialog-store.ts')
}

test('a press opens the dialog as a step of its own, and closing it takes the step back', async () => {
  const { openAuthDialog, showAuthTab, closeAuthDialog, currentAuthRequest } = await aPage()
  openAuthDialog()
  showAuthTab('register')
  expect(currentAuthRequest()?.tab).toBe('register')
  closeAuthDialog()
  closeAuthDialog()
  expect(currentAuthRequest()).toBeUndefined()
  expect(went).toEqual(['/pangat?people=25-50#login', '/pangat?people=25-50#register in its place', 'back'])
})

test('a dialog that an address opened leaves the page when it is closed, and no step', async () => {
  const { obeyAddress, closeAuthDialog, currentAuthRequest } = await aPage()
  obeyAddress('forgot')
  expect(currentAuthRequest()?.tab).toBe('forgot')
  closeAuthDialog()
  expect(went).toEqual(['/pangat?people=25-50 in its place'])
})

test('going back closes the dialog, and what was to follow is forgotten', async () => {
  const { openAuthDialog, obeyAddress, currentAuthRequest } = await aPage()
  openAuthDialog({ goOn: () => went.push('went on') })
  obeyAddress('login')
  expect(currentAuthRequest()?.goOn).toBeDefined()
  obeyAddress(undefined)
  expect(currentAuthRequest()).toBeUndefined()
})

test('the page of a role takes the step of the dialog', async () => {
  const { openAuthDialog, leaveAuthDialogFor, currentAuthRequest } = await aPage()
  openAuthDialog()
  leaveAuthDialogFor('/admin')
  expect(currentAuthRequest()).toBeUndefined()
  expect(went.at(-1)).toBe('/admin in its place')
})
