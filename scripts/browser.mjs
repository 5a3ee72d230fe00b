// Finds a browser for tests and measurements.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Chromium without windows, which starts a page in two thirds of the time. */
export const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', headlessShell]
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome: CHROME_PATH, the system's, or one that Playwright has; undefined when there is none. */
export function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return given
  return names.map(onPath).find(Boolean) ?? macs.find((path) => existsSync(path)) ?? playwrights()
}

/** As {@link findBrowser}, for headless use. */
export function findHeadlessBrowser() {
  return process.env.CHROME_PATH ? findBrowser() : (onPath(headlessShell) ?? findBrowser())
}

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}

function playwrights() {
  const cache = join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return undefined
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => ['chrome-linux64/chrome', 'chrome-linux/chrome'].map((path) => join(cache, name, path)))
    .find((path) => existsSync(path))
}
