import type { Block, Guide, Text } from '#web/public/content/guide.ts'
import { sources, type SourceKey } from '#web/public/content/en/sources.ts'
import { withSettings } from '#web/public/content/settings.ts'

export type FilledBlock =
  | string
  | { list: string[] }
  | { table: { caption: string; columns: string[]; rows: string[][] } }

/** A guide as its page shows it: settings are filled in, and what its texts name as sources is a list of its own. */
export interface FilledGuide extends Pick<Guide, 'heading' | 'pictureAlt' | 'updatedOn' | 'event'> {
  lead: string
  facts: { label: string; value: string }[]
  sections: { heading: string; blocks: FilledBlock[] }[]
  menus: { title: string; about: string }[]
  checklist: string[]
  plan: { daysBefore: number; todo: string }[]
  questions: { question: string; answer: string }[]
  next: { heading: string; text: string }
  sources: { name: string; url?: string }[]
}

/** Fills in a guide for its page. For loaders, as the texts themselves. */
export function filledGuide(guide: Guide): FilledGuide {
  const used = new Set<SourceKey>()
  const fill = (text: Text): string => {
    if (typeof text === 'string') return withSettings(text)
    used.add(text.source)
    return withSettings(text.text)
  }
  const filled = {
    heading: guide.heading,
    pictureAlt: guide.pictureAlt,
    updatedOn: guide.updatedOn,
    event: guide.event,
    lead: fill(guide.lead),
    facts: guide.facts.map(({ label, value }) => ({ label, value: fill(value) })),
    sections: guide.sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(blockWith(fill, used)) })),
    menus: guide.menus.map(({ title, about }) => ({ title, about: fill(about) })),
    checklist: guide.checklist.map(fill),
    plan: guide.plan.map(({ daysBefore, todo }) => ({ daysBefore, todo: fill(todo) })),
    questions: guide.questions.map(({ question, answer }) => ({ question, answer: fill(answer) })),
    next: { heading: guide.next.heading, text: fill(guide.next.text) },
  }
  return { ...filled, sources: [...used].map((key) => sources[key]) }
}

function blockWith(fill: (text: Text) => string, used: Set<SourceKey>) {
  return (block: Block): FilledBlock => {
    if (typeof block === 'string' || 'text' in block) return fill(block)
    if ('list' in block) return { list: block.list.map(fill) }
    const { caption, columns, rows, source } = block.table
    used.add(source)
    return { table: { caption, columns: [...columns], rows: rows.map((row) => [...row]) } }
  }
}
