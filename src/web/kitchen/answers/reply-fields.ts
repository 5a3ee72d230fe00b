import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'

const { most, length: longest } = limits.order.savedReplies

/** The replies as they are edited: always as many as there may be, empty ones last. */
export interface ReplyFields {
  replies: readonly string[]
}

/** What is offered until the caterer saves replies of its own. */
export function suggestedReplies(): string[] {
  return [m.answer_reply_1(), m.answer_reply_2(), m.answer_reply_3(), m.answer_reply_4(), m.answer_reply_5()]
}

export function fieldsFrom(replies: readonly string[]): ReplyFields {
  return { replies: Array.from({ length: most }, (_, at) => replies[at] ?? '') }
}

/** What is sent of the fields: an empty one is no reply. */
export function repliesFrom({ replies }: ReplyFields): string[] {
  return replies.map((reply) => reply.trim()).filter(Boolean)
}

/** How many characters a reply is too long. */
export function excessOf(reply: string): number {
  return Math.max(0, reply.trim().length - longest)
}

export const replySchema: FormSchema<ReplyFields> = {
  replies: {
    problem: ({ replies }) =>
      replies.some((reply) => excessOf(reply) > 0) ? m.error_too_long({ max: longest }) : undefined,
  },
}

/** Text with a reply below it: what was typed stays as it is. */
export function withReply(typed: string, reply: string): string {
  return typed.trim() === '' ? reply : `${typed.trimEnd()}\n${reply}`
}
