import { beforeAll, expect, test } from 'vitest'
import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { limits } from '#contract/limits.ts'
import { sql } from '#server/kernel/sql.ts'
import { siteTexts } from '#web/public/content/site-texts.ts'
import { furtherQuestions } from '#test/fixtures/assistant/further-questions.ts'
import type { AssistantQuestion } from '#test/fixtures/assistant/question.ts'
import { assistantQuestions } from '#test/fixtures/assistant/questions.ts'
import { aDemoCity } from '#test/support/demo-city.ts'

const { server, find } = aDemoCity()

beforeAll(async () => {
  // The city was filled behind the catalogue's back.
  const caterers = await find<{ id: string }>(sql`select id from caterers`)
  await server.services.catalogue.refresh(caterers.map(({ id }) => id))
  server.services.assistant.readTexts(async () => siteTexts())
})

let asked = 0

async function ask(input: string): Promise<AssistantAnswer> {
  // Each from a network of its own, so that none is too many.
  const from = `10.${(asked >> 8) & 255}.${asked++ & 255}.1`
  const response = await server.request(`/chatbot/chatbot/chatbot_response?input=${encodeURIComponent(input)}`, {
    headers: { 'x-forwarded-for': from },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as AssistantAnswer
}

/** What an answer lacks or has too much; empty when it is right. */
function problemsOf(question: AssistantQuestion, answer: AssistantAnswer): string[] {
  const { says = [], never = [], links = [], event = {}, caterers = 0 } = question
  const paths = answer.links.map(({ path }) => path.split('?')[0])
  const { place, ...exact } = event
  const understood: Record<string, unknown> = answer.event ?? {}
  return [
    ...(answer.confidence === question.confidence ? [] : [`is ${answer.confidence}`]),
    ...says.filter((pattern) => !pattern.test(answer.answer)).map((pattern) => `lacks ${pattern.source}`),
    ...never.filter((pattern) => pattern.test(answer.answer)).map((pattern) => `says ${pattern.source}`),
    ...links.filter((path) => !paths.includes(path)).map((path) => `has no link to ${path}`),
    ...Object.entries(exact)
      .filter(([part, value]) => JSON.stringify(understood[part]) !== JSON.stringify(value))
      .map(([part]) => `understood ${part} as ${JSON.stringify(understood[part])}`),
    ...(place && !place.test(answer.event?.place ?? '') ? [`understood the place as ${answer.event?.place}`] : []),
    ...((answer.caterers?.length ?? 0) >= caterers ? [] : [`names ${answer.caterers?.length ?? 0} caterers`]),
  ]
}

interface Result {
  right: number
  apologies: string[]
  wrong: string[]
}

async function askAll(questions: readonly AssistantQuestion[]): Promise<Result> {
  const result: Result = { right: 0, apologies: [], wrong: [] }
  for (const question of questions) {
    const answer = await ask(question.asked)
    const problems = problemsOf(question, answer)
    const line = `${question.asked}: ${problems.join('; ')}\n    ${answer.answer}`
    if (problems.length === 0) result.right++
    else if (answer.confidence === 'none') result.apologies.push(line)
    else result.wrong.push(line)
  }
  return result
}

test('of 150 questions at least 140 are answered right, and none wrong', async () => {
  const { right, apologies, wrong } = await askAll(assistantQuestions)
  expect({ wrong, apologies: right >= 140 ? [] : apologies }).toEqual({ wrong: [], apologies: [] })
}, 60_000)

test('of questions that the rules were not made for most are answered right', async () => {
  const { right, wrong } = await askAll(furtherQuestions)
  expect({ right, wrong }).toEqual({ right: furtherQuestions.length, wrong: [] })
}, 60_000)

test('no answer is longer than promised, leads elsewhere or repeats what was asked', async () => {
  for (const { asked } of assistantQuestions) {
    const { answer, links, caterers = [] } = await ask(asked)
    expect(answer.length).toBeLessThanOrEqual(limits.assistant.answerLength)
    expect(answer.toLowerCase()).not.toContain(asked.toLowerCase().slice(0, 60).padEnd(12, '#'))
    for (const { path } of [...links, ...caterers]) expect(path).toMatch(/^\/(?!\/)/)
  }
}, 60_000)
