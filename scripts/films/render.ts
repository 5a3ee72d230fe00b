import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Film } from './film.ts'

const root = join(import.meta.dirname, '../..')
const size = { width: 1280, height: 720 }
const framesASecond = 24

/** Writes a film as `to`.mp4, its captions as .vtt and its poster as .avif. Frame by frame, so that it never depends on how fast the machine is. */
export async function render(
  browser: Browser,
  film: Film,
  { to, screens }: { to: string; screens: string },
): Promise<void> {
  const page = await browser.newPage({ viewport: size })
  // The page is read from disk: the repository, and beside it the screens taken just now.
  await page.route('http://film.localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: film.html, contentType: 'text/html' })
    const path = pathname.startsWith('/screens/') ? join(screens, pathname.slice(9)) : join(root, pathname)
    return route.fulfill({ path })
  })
  await page.goto('http://film.localhost/', { waitUntil: 'networkidle' })
  await page.evaluate(prepare)
  await mkdir(dirname(to), { recursive: true })
  await encode(page, film, `${to}.mp4`)
  await writePoster(await frameAt(page, film.poster, 'png'), `${to}.avif`)
  await writeFile(`${to}.vtt`, captions(film))
  await page.close()
}

/** Runs in the page: makes an animation of what each element says about itself, all of them standing still. */
function prepare(): void {
  const ms = (element: HTMLElement, name: string) => Number(element.dataset[name]) * 1000
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const [from, to] = [ms(element, 'from'), ms(element, 'to')]
    const during = { delay: from, duration: to - from, fill: 'both' } as const
    // It stays when its time is over: what comes next covers it, so that there is never an empty frame.
    element.animate([{ opacity: 0 }, { opacity: 1 }], { ...during, duration: 450 })
    const { travel, zoom, rise } = element.dataset
    if (zoom) element.animate([{ transform: 'scale(1)' }, { transform: `scale(${zoom})` }], during)
    if (rise !== undefined)
      element.animate([{ translate: '0 28px' }, { translate: '0 0' }], {
        ...during,
        duration: 700,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      })
    if (travel) {
      const until = ms(element, 'movesUntil')
      element.animate([{ translate: '0 0' }, { translate: `0 -${travel}px` }], {
        delay: from + 900,
        duration: until - from - 1500,
        fill: 'both',
        easing: 'ease-in-out',
      })
    }
  }
  for (const animation of document.getAnimations()) animation.pause()
}

async function frameAt(page: Page, second: number, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) animation.currentTime = ms
  }, second * 1000)
  return page.screenshot({ type, ...(type === 'jpeg' ? { quality: 96 } : {}) })
}

/** H.264 in a form that every browser plays, with its index in front so that it begins before all of it has come. */
async function encode(page: Page, { seconds }: Film, to: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesASecond), '-c:v', 'mjpeg', '-i', '-']
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-profile:v', 'high', '-pix_fmt', 'yuv420p']
  const file = [
    '-g',
    '96',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-threads',
    '1',
    '-movflags',
    '+faststart',
    to,
  ]
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...video, ...file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'exit')
  for (let frame = 0; frame < seconds * framesASecond; frame++) {
    const isTaken = ffmpeg.stdin.write(await frameAt(page, frame / framesASecond, 'jpeg'))
    if (!isTaken) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
}

async function writePoster(png: Buffer, to: string): Promise<void> {
  await sharp(png).avif({ quality: 55, effort: 6 }).toFile(to)
}

function captions({ cues, captionsAt }: Film): string {
  const lines = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)} ${captionsAt}\n${text}\n`)
  return `WEBVTT\n\n${lines.join('\n')}`
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}
