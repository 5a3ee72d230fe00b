import type { Session } from '#contract/endpoints/identity.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { linkInMail, signInBy } from './support/account.ts'
import { atNewCaterer } from './support/caterer-form.ts'

const people = '/caterer-dashboard/people'

atWidth(390, () => {
  test('an owner invites a cook, who joins by the emailed link, and is removed and signed out', async ({
    page,
    browser,
    request,
  }) => {
    const [owner, cook] = [newPerson(), { ...newPerson(), firstName: 'Ravi', lastName: 'Patil' }]
    const name = `Team Kitchen ${owner.phone}`
    await atNewCaterer(page, request, owner, name)
    await page.getByRole('link', { name: 'Your team' }).click()
    await expect(page).toHaveURL(people)
    await expect(page.getByText('It’s only you for now. Invite someone below.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('Please enter your email address')).toBeVisible()
    await page.getByLabel('Their email address').fill(cook.email)
    await page.getByRole('radio', { name: /Cook/ }).check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(cook.email)

    const link = await linkInMail(page, cook.email, 'Invitation to a caterer')
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await phone.newPage()
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { level: 1, name: `Join the team of ${name}` })).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByLabel('First name').fill(cook.firstName)
    await theirs.getByLabel('Last name').fill(cook.lastName)
    await theirs.getByLabel('Phone').fill(cook.phone)
    await theirs.getByLabel(/^Password/).fill(cook.password)
    await theirs.getByLabel('Confirm password').fill(cook.password)
    await theirs.getByRole('checkbox', { name: /I agree/ }).check()
    await theirs.getByRole('button', { name: 'Join the team' }).click()
    await expect(theirs).toHaveURL('/caterer-dashboard')
    await expect(theirs.getByRole('heading', { name: 'You’re a cook in the team' })).toBeVisible()
    await theirs.getByRole('link', { name: 'Your team' }).click()
    await expect(theirs.getByText('Only the owner manages the team.')).toBeVisible()
    await expectAccessible(theirs)

    await page.reload()
    await page.getByRole('button', { name: 'Remove Ravi Patil' }).click()
    const question = page.getByRole('alertdialog', { name: /Remove Ravi Patil from your team/ })
    await question.getByRole('button', { name: 'Remove Ravi Patil' }).click()
    await expect(page.getByText('It’s only you for now. Invite someone below.')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
    await phone.close()
  })
})

test('a visitor finds the sign-in panel on the page of the team', onlyInFull, async ({ page, request }) => {
  const answer = await page.goto(people)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
  const person = newPerson()
  const made = await request.post('/auth/email/register', { data: { ...person, role: '3' } })
  expect(((await made.json()) as Session).user.catererId).toBeUndefined()
  await signInBy(page.getByRole('main'), person)
  await expect(page.getByRole('heading', { name: 'Add your business first' })).toBeVisible()
})
