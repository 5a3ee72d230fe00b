import type { KitchenSettings } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { usualSetUp } from '#contract/rules/dispatch.ts'
import { usualBuffer } from '#contract/rules/portions.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { m } from '#messages'

/** Buffer and set-up times as typed, and the yields that were typed; an empty one is the estimate. */
export interface SettingsFields {
  bufferPercent: string
  servedSetUpMinutes: string
  packedSetUpMinutes: string
  yields: Readonly<Record<string, string>>
}

export function fieldsFrom({ bufferPercent, servedSetUpMinutes, packedSetUpMinutes }: KitchenSettings): SettingsFields {
  return {
    bufferPercent: String(bufferPercent),
    servedSetUpMinutes: String(servedSetUpMinutes),
    packedSetUpMinutes: String(packedSetUpMinutes),
    yields: {},
  }
}

/** What was saved of a kind's yield, as its field shows it. */
export function yieldText({ perPortion, estimate }: KitchenSettings['kinds'][number]): string {
  return perPortion === estimate ? '' : String(perPortion)
}

const numbers = ['bufferPercent', 'servedSetUpMinutes', 'packedSetUpMinutes'] as const

type SettingsChanges = Partial<Pick<KitchenSettings, (typeof numbers)[number]>> & {
  yields: { kind: string; perPortion: number | null }[]
}

/** What is sent of the fields: what was changed, so that it undoes nothing that others changed meanwhile. */
export function changesFrom(typed: SettingsFields, saved: KitchenSettings): SettingsChanges {
  const changed = numbers.filter((name) => Number(typed[name]) !== saved[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, Number(typed[name])])),
    yields: Object.entries(typed.yields).map(([kind, text]) => ({
      kind,
      perPortion: text.trim() === '' ? null : Number(text),
    })),
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
