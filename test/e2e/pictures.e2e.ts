import { aPhoto } from '#test/support/pictures.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { atEmptyForm, fillCaterer, fieldOf, onboarding, submit } from './support/caterer-form.ts'

test.use({ pictures: true })

/** Above the limit, of bytes that a browser can draw again. */
async function tooLarge(): Promise<Buffer> {
  const photo = await aPhoto({ width: 400, height: 300 })
  return Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])
}

atWidth(390, () => {
  test('a new caterer adds pictures, takes one away, and what was uploaded outlives a reload', async ({
    page,
    request,
  }) => {
    await atEmptyForm(page, request, newPerson())
    await expect(page.getByText('JPG, PNG or WebP, up to 5 MB')).toHaveCount(2)
    const gallery = page.getByRole('list', { name: 'Art gallery' })
    const picker = page.getByLabel('Add pictures: Art gallery')
    const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
    await picker.setInputFiles([
      photo('thali.jpg', await aPhoto({ width: 700, height: 500 })),
      photo('sweets.jpg', await aPhoto({ width: 500, height: 700 })),
      photo('huge.jpg', await tooLarge()),
      { name: 'menu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ])
    await expect(page.getByText('Successfully uploaded 2 images')).toBeVisible()
    await expect(gallery.getByRole('img')).toHaveCount(2)
    await expect(page.getByText('File huge.jpg is too large. Maximum size is 5MB').first()).toBeVisible()
    await expect(page.getByText('File menu.svg is not a supported image type').first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Make it smaller and upload' }).click()
    await expect(gallery.getByRole('img')).toHaveCount(3)
    await gallery.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(page.getByText('Image removed successfully')).toBeVisible()
    await expect(gallery.getByRole('img')).toHaveCount(2)
    const links = () => gallery.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))
    const kept = await links()

    const name = `Pictures ${Date.now()}`
    await fillCaterer(page, { name })
    await page.reload()
    await expect(fieldOf(page, 'Name')).toHaveValue(name)
    expect(await links()).toEqual(kept)
    await gallery.getByRole('img').first().scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        gallery
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(200)

    await submit(page).click()
    await expect(page).toHaveURL(`${onboarding}?step=2`)
    await page.goBack()
    await expect(gallery.getByRole('img')).toHaveCount(2)
    expect(await links()).toEqual(kept)
  })

  test(
    'pictures can be dropped, and when the service is away nothing that was entered is lost',
    onlyInFull,
    async ({ page, request }) => {
      await atEmptyForm(page, request, newPerson())
      await fieldOf(page, 'Name').fill('Pushpa Rasoi')
      await page.route('/api/images', (route) => route.abort('internetdisconnected'))
      const bytes = [...(await aPhoto({ width: 300, height: 200 }))]
      const files = await page.evaluateHandle((all) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(all)], 'a.jpg', { type: 'image/jpeg' }))
        return transfer
      }, bytes)
      await page.getByText('Add pictures').last().dispatchEvent('drop', { dataTransfer: files })
      await expect(page.getByText('Failed to upload a.jpg').first()).toBeVisible()
      await expect(fieldOf(page, 'Name')).toHaveValue('Pushpa Rasoi')

      await page.unroute('/api/images')
      await page.getByRole('button', { name: 'Try again: a.jpg' }).click()
      await expect(page.getByRole('list', { name: 'Menu gallery' }).getByRole('img')).toHaveCount(1)
    },
  )
})
