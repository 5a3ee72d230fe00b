import type { KitchenSettings } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { usualSetUp } from '#contract/rules/dispatch.ts'
import { usualBuffer } from '#contract/rules/portions.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { m } from '#messages'

/** Buffer, set-up times and yields as typed; an empty yield is the estimate. */
export interface SettingsFields {
  bufferPercent: string
  servedSetUpMinutes: string
  packedSetUpMinutes: string
  yields: Readonly<Record<string, string>>
}

export function fieldsFrom({
  bufferPercent,
  servedSetUpMinutes,
  packedSetUpMinutes,
  kinds,
}: KitchenSettings): SettingsFields {
  return {
    bufferPercent: String(bufferPercent),
    servedSetUpMinutes: String(servedSetUpMinutes),
    packedSetUpMinutes: String(packedSetUpMinutes),
    yields: Object.fromEntries(
      kinds.map(({ id, perPortion, estimate }) => [id, perPortion === estimate ? '' : String(perPortion)]),
    ),
  }
}

/** What is sent of the fields. */
export function settingsFrom({ yields, ...others }: SettingsFields) {
  return {
    bufferPercent: Number(others.bufferPercent),
    servedSetUpMinutes: Number(others.servedSetUpMinutes),
    packedSetUpMinutes: Number(others.packedSetUpMinutes),
    yields: Object.entries(yields)
      .filter(([, typed]) => typed.trim() !== '')
      .map(([kind, typed]) => ({ kind, perPortion: Number(typed) })),
  }
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 3)
const within = (text: string, min: number, max: number) => text !== '' && Number(text) >= min && Number(text) <= max
const minutes = (text: string) =>
  within(text, 0, usualSetUp.max) ? undefined : m.error_set_up_invalid({ max: usualSetUp.max })

export const settingsSchema: FormSchema<SettingsFields> = {
  bufferPercent: {
    clean: digits,
    problem: ({ bufferPercent }) => {
      const { min, max } = usualBuffer
      return within(bufferPercent, min, max) ? undefined : m.error_buffer_invalid({ min, max })
    },
  },
  servedSetUpMinutes: { clean: digits, problem: ({ servedSetUpMinutes }) => minutes(servedSetUpMinutes) },
  packedSetUpMinutes: { clean: digits, problem: ({ packedSetUpMinutes }) => minutes(packedSetUpMinutes) },
  yields: {
    problem: ({ yields }) =>
      Object.values(yields).every((typed) => typed.trim() === '' || (Number(typed) > 0 && Number(typed) <= 50))
        ? undefined
        : m.error_yield_invalid(),
  },
}
