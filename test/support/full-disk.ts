import type * as promises from 'node:fs/promises'
import { vi } from 'vitest'

type Promises = typeof promises

/** Bytes that still fit on the disk; a test sets it. */
export const disk = { free: Infinity }

/**
 * `node:fs/promises` on a disk with {@link disk} free bytes: what does not fit is written in part and rejected with ENOSPC, as Linux
 * does. For `vi.mock('node:fs/promises', …)`.
 */
export async function onFullDisk(original: () => Promise<Promises>): Promise<Promises> {
  const real = await original()
  const fit = (bytes: Uint8Array) => {
    const part = bytes.subarray(0, disk.free)
    disk.free -= part.length
    return part
  }
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const writeFile: Promises['writeFile'] = async (file, data, options) => {
    if (!(data instanceof Uint8Array)) return real.writeFile(file, data, options)
    const part = fit(data)
    await real.writeFile(file, part, options)
    if (part.length < data.length) throw full()
  }
  const open: Promises['open'] = async (...given) => {
    const handle = await real.open(...given)
    const write = handle.writeFile.bind(handle)
    vi.spyOn(handle, 'writeFile').mockImplementation(async (data, options) => {
      if (!(data instanceof Uint8Array)) return write(data, options)
      const part = fit(data)
      await write(part, options)
      if (part.length < data.length) throw full()
    })
    return handle
  }
  return { ...real, default: { ...real, writeFile, open }, writeFile, open } as Promises
}
