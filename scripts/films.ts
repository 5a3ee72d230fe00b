// Renders the films of the home page again, from the product's own screens and drawings: npm run build && node scripts/films.ts
// Needs ffmpeg. Only the films named as arguments are made, or all: how-it-works, guests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { guests } from './films/guests.ts'
import { howItWorks } from './films/how-it-works.ts'
import { render } from './films/render.ts'
import { takeScreens } from './films/screens.ts'

const root = join(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

const screens = await mkdtemp(join(tmpdir(), 'pangat-screens-'))
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
try {
  await makeFilms(browser)
} finally {
  await browser.close()
  await rm(screens, { recursive: true, force: true })
}

async function makeFilms(browser: Browser): Promise<void> {
  if (isWanted('how-it-works')) {
    await takeScreens(browser, screens)
    await render(browser, howItWorks(), { to: join(root, 'public/films/how-it-works'), screens })
  }
  // It shows people whom only the demo city knows, so it stays with that city.
  if (isWanted('guests')) await render(browser, guests(), { to: join(root, 'db/world/films/guests'), screens })
}
