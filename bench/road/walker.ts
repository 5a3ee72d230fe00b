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

/** Walks a page as a person does, and counts: a press is a tap; a field costs the tap that enters it, and is counted as a field too. */
export class Walker {
  readonly page: Page
  readonly steps: Step[] = []
  private readonly session: CDPSession
  private busyBefore = 0
  private taps = 0
  private fields = 0

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  /** @param slowDown factor by which the processor is slower */
  static async on(page: Page, slowDown: number): Promise<Walker> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    return new Walker(page, session)
  }

  async tap(target: Locator): Promise<void> {
    await target.click()
    this.taps += 1
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.countField()
  }

  async choose(field: Locator, value: string): Promise<void> {
    await field.selectOption(value)
    this.countField()
  }

  private countField(): void {
    this.taps += 1
    this.fields += 1
  }

  /**
   * Takes a step and notes what it cost. `act` resolves when the page shows what the step was for.
   */
  async step(name: string, act: () => Promise<void>): Promise<void> {
    this.taps = 0
    this.fields = 0
    await act()
    const busyMs = await this.busy()
    this.steps.push({ name, taps: this.taps, fields: this.fields, busyMs })
  }

  /** Milliseconds of work since it was asked last, once the page is quiet. */
  private async busy(): Promise<number> {
    let last = await this.taskMs()
    for (;;) {
      await this.page.waitForTimeout(quietMs)
      const now = await this.taskMs()
      if (Math.abs(now - last) < quietMs / 20) break
      last = now
    }
    const all = await this.taskMs()
    // A new document counts from zero.
    const spent = all < this.busyBefore ? all : all - this.busyBefore
    this.busyBefore = all
    return spent
  }

  private async taskMs(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}
