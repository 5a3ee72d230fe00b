import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { standards, violationsOf } from './support/axe.ts'
import { expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'

const frame = (title: string, body: string, attributes = '') =>
  `<iframe title="${title}" ${attributes} srcdoc='<!doctype html><html lang="en"><title>${title}</title><body>${body}'></iframe>`

/** Text on both sides of the least contrast, in every hue, whole and half transparent; twice, since a colour is parsed but once. */
const shades = Array.from({ length: 12 }, (_, index) => index * 30).flatMap((hue) =>
  [30, 36, 42, 48].flatMap((light) => [`hsl(${hue} 70% ${light}%)`, `hsl(${hue} 70% ${light - 15}% / 70%)`]),
)
const texts = [...shades, ...shades].map((shade) => `<p style="color: ${shade}">Shade</p>`).join('')

/** Things that are wrong in a way of their own, contrast over several backgrounds among them, and neighbours that are right. */
const wrong = `<!doctype html><html lang="en"><title>Planted</title>
<style>
  body { background: #fff; color: #222 }
  .faint { color: #999 }
  .half { color: #222; opacity: .4 }
  .card { background: rgb(0 0 0 / 60%) }
  .blend { background: #446; mix-blend-mode: multiply }
  .shadow { color: #fff; background: #eee; text-shadow: 0 0 3px #fff }
  .wide { color: color(display-p3 0.6 0.6 0.6) }
  .gone { display: none }
  .dots { display: flex }
  .dots a { display: block; width: 12px; height: 12px; background: #222 }
</style>
<main>
  <h1>Planted</h1>
  <h4>A level left out</h4>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
  <p class="faint">Faint</p><p class="faint">Faint again</p><p>Clear</p>
  <p class="half">Half there</p>
  <div class="card"><p>Dark on dark</p><p style="color: #fff">Light on dark</p></div>
  <div class="blend"><p>Blended</p></div>
  <div>${texts}</div><div style="background: #eef">${texts}</div>
  <p class="shadow">Shadow</p>
  <p class="wide">Of a wide gamut</p>
  <p class="gone faint">Not there</p>
  <button></button>
  <button aria-label="Close">×</button>
  <input type="text">
  <ul><p>No item</p></ul>
  <div role="button" aria-checked="yes">Wrong attribute</div>
  <div class="dots"><a href="/a" aria-label="A"></a><a href="/b" aria-label="B"></a></div>
  <a id="twice" href="#nowhere">Nowhere</a><label for="twice" id="twice">Twice</label>
  ${frame('Open', '<main><p style="color: #999">Faint in a frame</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>')}
</main>
<p>Outside</p>`

async function show(page: Page, html: string): Promise<void> {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto('/planted')
}

test(
  'what is wrong with a page is found as axe finds it when it is asked in its own way',
  onlyInFull,
  async ({ page }) => {
    await show(page, wrong)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
    const expected = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    await page.reload()

    const found = await violationsOf(page)

    expect(found).toEqual(expected)
    expect([...new Set(found.map((line) => line.slice(0, line.indexOf(':'))))]).toEqual([
      'aria-allowed-attr',
      'aria-valid-attr-value',
      'button-name',
      'color-contrast',
      'heading-order',
      'image-alt',
      'label',
      'landmark-unique',
      'list',
      'region',
      'target-size',
    ])
  },
)

test('a page with a fault is not accessible, nor is one with a fault in a sandboxed frame', async ({ page }) => {
  const title = '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1>'
  await show(page, `${title}<p>Clear</p></main>`)
  await expectAccessible(page)
  await page.unroute('**/*')

  // Among texts of which an earlier look was content.
  await show(page, `${title}<p>Clear</p><p style="color: #999">Faint</p></main>`)
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast: p')
  await page.unroute('**/*')

  await show(page, `${title}${frame('Mail', '<img src="data:,">', 'sandbox')}</main>`)
  await expect(expectAccessible(page)).rejects.toThrow('in a frame: image-alt: img')
  await page.unroute('**/*')

  await show(page, `${title}<p>Clear</p>${frame('Mail', '<p>Clear</p>', 'sandbox')}</main>`)
  await expectAccessible(page)
})
