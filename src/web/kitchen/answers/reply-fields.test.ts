import { expect, test } from 'vitest'
import { saveReplies } from '#contract/endpoints/orders/settings.ts'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { fieldsFrom, replySchema, repliesFrom, suggestedReplies, withReply } from './reply-fields.ts'

test('there are five replies from the start, which the API would take', () => {
  const replies = suggestedReplies()
  expect(new Set(replies).size).toBe(5)
  expect(saveReplies.body.safeParse({ replies }).success).toBe(true)
})

test('replies that were emptied are left out', () => {
  const { replies } = fieldsFrom(['One', 'Two'])
  expect(replies).toEqual(['One', 'Two', '', '', ''])
  expect(repliesFrom({ replies: ['', '  ', 'Two', '', 'Five '] })).toEqual(['Two', 'Five'])
})

test('a reply that is too long is said, where the API would reject it', () => {
  for (const length of [500, 501]) {
    const fields = fieldsFrom(['x'.repeat(length)])
    const isTaken = saveReplies.body.safeParse({ replies: repliesFrom(fields) }).success
    expect(problemsIn(replySchema, fields, undefined).length === 0).toBe(isTaken)
  }
})

test('inserting a reply keeps what was typed', () => {
  expect(withReply('', 'Thank you.')).toBe('Thank you.')
  expect(withReply('Good evening,  ', 'Thank you.')).toBe('Good evening,\nThank you.')
})
