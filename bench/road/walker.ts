import type { CDPSession, Locator, Page } from '@playwright/test'

/** What one step cost the person and the phone. */
export interface Step {
  name: string
  taps: number
  fields: number
  /** Of the page's main thread, in milliseconds of the slowed processor, until the page was quiet. */
  busyMs: number
}

/** Time without news in which a page counts as quiet. */
const quietMs = 400
/** Longer than any step takes. */
const patienceMs = 60_000

/**
 * Walks a page as a person does, and counts: a press is a tap; a field costs the tap that enters it, and is counted as a field too.
 *
 * Looking for elements is work of the page's main thread too, which no phone has. So they are looked for while nothing is counted, and
 * pressed as a finger does, at a place of the screen.
 */
export class Walker {
  readonly page: Page
  readonly steps: Step[] = []
  private readonly session: CDPSession
  private taps = 0
  private fields = 0
  private busyMs = 0

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  /** @param slowDown factor by which the processor is slower */
  static async on(page: Page, slowDown: number): Promise<Walker> {
    const session = await page.context().newCDPSession(page)
    // Time of the processor: what else runs on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    return new Walker(page, session)
  }

  async open(path: string): Promise<void> {
    await this.counted(async () => void (await this.page.goto(path)))
  }

  async tap(target: Locator): Promise<void> {
    const { x, y } = await middleOf(target)
    await this.counted(() => this.page.touchscreen.tap(x, y))
    this.taps += 1
  }

  /** Enters a field by a tap and writes, as a keyboard that suggests whole words does, instead of what is in it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await this.counted(async () => {
      await this.page.keyboard.press('ControlOrMeta+a')
      await this.page.keyboard.insertText(text)
    })
    this.fields += 1
  }

  /** Sets a day or a time, which the phone's own picker writes. */
  async pick(field: Locator, value: string): Promise<void> {
    await this.counted(() => field.fill(value))
    this.taps += 1
    this.fields += 1
  }

  /** Takes a step and notes what it cost: `act` does it, and `isShown` says whether the page shows what the step was for. */
  async step(name: string, act: () => Promise<void>, isShown: () => Promise<boolean>): Promise<void> {
    ;[this.taps, this.fields, this.busyMs] = [0, 0, 0]
    await act()
    const latest = performance.now() + patienceMs
    while (!(await isShown())) {
      if (performance.now() > latest) throw new Error(`nothing showed that the step ended: ${name}`)
      await this.counted(async () => {})
    }
    this.steps.push({ name, taps: this.taps, fields: this.fields, busyMs: this.busyMs })
  }

  /** Adds the work of the main thread from here until the page is quiet. */
  private async counted(act: () => Promise<void>): Promise<void> {
    const before = await this.taskMs()
    await act()
    let last = await this.taskMs()
    for (;;) {
      await this.page.waitForTimeout(quietMs)
      const now = await this.taskMs()
      const isQuiet = Math.abs(now - last) < quietMs / 20
      last = now
      if (isQuiet) break
    }
    // A new document counts from zero.
    this.busyMs += last < before ? last : last - before
  }

  private async taskMs(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

/** Where a finger presses an element, once it is there and scrolled into view. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to press: ${target.toString()}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
