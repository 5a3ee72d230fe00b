import { expect, test } from 'vitest'
import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { allQuickQuestions } from '#web/shared/assistant/quick-questions.ts'
import { anAddress, from } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test.each(allQuickQuestions())('the page answers "$question" as the server does', async ({ question, answer }) => {
  const path = `/chatbot/chatbot/chatbot_response?${new URLSearchParams({ input: question }).toString()}`
  const response = await server.request(path, { headers: from(anAddress()) })
  expect(((await response.json()) as AssistantAnswer).answer).toBe(answer)
})
