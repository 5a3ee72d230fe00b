import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { Session } from '#contract/endpoints/identity.ts'
import { aPdf } from '#test/support/made-pdf.ts'
import { aPhoneSPhoto, aPhoto } from '#test/support/pictures.ts'
import { linkInMail, signInBy } from './support/account.ts'
import { afterSave, atEmptyForm, fillCaterer, onboarding, submit } from './support/caterer-form.ts'
import { atWidth, expect, expectAccessible, newPerson, test } from './support/e2e-test.ts'
import { read } from './support/read.ts'

const admin = { email: 'admin@pangat.example', password: 'Pangat2026' }
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const section = (page: Page) => page.getByRole('region', { name: 'Documents (optional)' })
const licence = aPdf({ objects: ['<< /Title (Licence) >>'] })

atWidth(390, () => {
  test('an owner uploads documents, an admin downloads them, and a manager gets none', async ({
    page,
    request,
    browser,
  }) => {
    const owner = newPerson()
    const name = `Document Rasoi ${owner.phone}`
    await atEmptyForm(page, request, owner)
    await expect(section(page)).toContainText('Submit this step, then return to it to add your documents.')
    await fillCaterer(page, { name })
    await submit(page).click()
    await afterSave(page)

    await page.goto(`${onboarding}?step=1#documents`)
    await expect(section(page)).toContainText('Only you and the Pangat team can open them.')
    const picker = (kind: string) => page.getByLabel(`Add file: ${kind}`)
    await picker('FSSAI licence').setInputFiles(pdf('licence.pdf', licence))
    const uploaded = section(page).getByRole('list', { name: 'Uploaded: FSSAI licence' })
    await expect(uploaded).toContainText(/PDF, 1 KB, added \w{3}, \d{1,2} \w{3} \d{4}/)
    await expect(page.getByText('1 file added.')).toBeVisible()
    await expect(section(page)).toContainText('1 of 6 files')
    await expectAccessible(page)

    await picker('Cancelled cheque').setInputFiles([
      pdf('scripted.pdf', aPdf({ objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'] })),
      { name: 'cheque.jpg', mimeType: 'image/jpeg', buffer: await aPhoneSPhoto() },
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await tooLarge() },
      { name: 'cheque.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ])
    const cheques = section(page).getByRole('list', { name: 'Uploaded: Cancelled cheque' })
    await expect(cheques.getByRole('listitem')).toHaveCount(1)
    const failed = section(page).getByRole('list', { name: 'Uploads' })
    for (const problem of [
      'File scripted.pdf has a script or another file in it. Print it to a new PDF, then upload that.',
      'File photo.jpg is too large. Maximum size is 5MB',
      'File cheque.svg is not a JPG, PNG, WebP or PDF.',
    ])
      await expect(failed).toContainText(problem)
    await expectAccessible(page)
    await failed.getByRole('button', { name: 'Make it smaller and upload' }).click()
    await expect(cheques.getByRole('listitem')).toHaveCount(2)
    for (const file of ['scripted.pdf', 'cheque.svg'])
      await failed.getByRole('button', { name: `Remove ${file}` }).click()

    await cheques
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Remove this file? Cancelled cheque, added')
    await question.getByRole('button', { name: 'Remove file' }).click()
    await expect(cheques.getByRole('listitem')).toHaveCount(1)
    expect(await downloaded(page, uploaded)).toEqual(licence)

    const catererId = await catererOf(request, owner)
    await expectNothingForManager(page, request, { owner, catererId })
    const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await office.goto(`/admin/caterers/${catererId}`)
    await signInBy(office.getByRole('main'), admin)
    const shown = office.getByRole('region', { name: 'Documents' })
    await expect(shown.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(office)
    expect(await downloaded(office, shown.getByRole('listitem').filter({ hasText: 'FSSAI licence' }))).toEqual(licence)
    // The audit is written by a job.
    await expect(async () => {
      await office.reload()
      await expect(office.getByRole('region', { name: 'Activity' })).toContainText('Viewed a document', {
        timeout: 1000,
      })
    }).toPass()
    await office.context().close()
  })
})

/** Above the limit, of bytes that a browser can draw again. */
async function tooLarge(): Promise<Buffer> {
  return Buffer.concat([await aPhoto({ width: 400, height: 300 }), Buffer.alloc(5 * 1024 * 1024)])
}

async function downloaded(page: Page, line: Locator): Promise<Buffer> {
  const file = page.waitForEvent('download')
  await line.getByRole('button', { name: /^Download/ }).click()
  const download = await file
  expect(download.suggestedFilename()).toMatch(/^fssai-licence-\d{4}-\d\d-\d\d\.pdf$/)
  return readFile(await download.path())
}

async function tokenOf(request: APIRequestContext, { email, password }: { email: string; password: string }) {
  return read<Session>(await request.post('/auth/email/login', { data: { email, password } }))
}

async function catererOf(request: APIRequestContext, owner: { email: string; password: string }): Promise<string> {
  return (await tokenOf(request, owner)).user.catererId ?? ''
}

interface Given {
  owner: ReturnType<typeof newPerson>
  catererId: string
}

/** Invites a manager by the API, who registers, and tries everything. */
async function expectNothingForManager(page: Page, request: APIRequestContext, { owner, catererId }: Given) {
  const manager = newPerson()
  const { token } = await tokenOf(request, owner)
  const headers = { authorization: `Bearer ${token}` }
  const documents = `/api/caterer/${catererId}/documents`
  const [document] = await read<CatererDocument[]>(await request.get(documents, { headers }))
  const data = { email: manager.email, part: 'manager' }
  expect((await request.post(`/api/caterer/${catererId}/invitations`, { headers, data })).ok()).toBe(true)
  const invitation = new URL(await linkInMail(page, manager.email, 'Invitation to a caterer')).hash.slice(1)
  const joined = await request.post('/auth/email/register', { data: { ...manager, role: '3', invitation } })
  expect(joined.status()).toBe(201)
  const theirs = { authorization: `Bearer ${(await tokenOf(request, manager)).token}` }
  for (const path of [documents, `${documents}/${document?.id}`])
    expect((await request.get(path, { headers: theirs })).status()).toBe(403)

  const other = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
  const own = await other?.newPage()
  if (!own) throw new Error('no browser')
  await own.goto(`${onboarding}?step=1`)
  await signInBy(own.getByRole('main'), manager)
  await expect(section(own)).toContainText('Only the owner of the business can add and open documents.')
  await expect(section(own).getByRole('button')).toHaveCount(0)
  await expectAccessible(own)
  await other?.close()
}
