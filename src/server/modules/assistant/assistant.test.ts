import { describe, expect, test } from 'vitest'
import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { limits } from '#contract/limits.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { anAddress, aFeast, from } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

async function ask(input: string, headers = from(anAddress())) {
  const response = await server.request(`/chatbot/chatbot/chatbot_response?${new URLSearchParams({ input })}`, {
    headers,
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as AssistantAnswer }
}

async function unanswered(): Promise<number> {
  const row = await firstRow<{ questions: number }>(
    server.database.db,
    sql`select coalesce(sum(questions), 0)::int as questions from unanswered_questions`,
  )
  return row?.questions ?? 0
}

test("the spec's path with a slash at its end answers, and no cache stores it", async () => {
  const response = await server.request('/chatbot/chatbot/chatbot_response/?input=timings')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.json()).toMatchObject({ confidence: 'known', answer: expect.stringContaining('9 am–9 pm') })
})

test('a question without an answer gets the apology, and its day alone is stored', async () => {
  const before = await unanswered()
  const { body } = await ask('qwertz of the zuiop secret-4711')
  expect(body).toEqual({
    answer: "Sorry, I don't know that one. Please call +91 22 4893 1770, 9 am–9 pm.",
    links: [],
    confidence: 'none',
  })
  expect(await unanswered()).toBe(before + 1)
  await ask('timings')
  expect(await unanswered()).toBe(before + 1)
})

test.each(['I want to file a complaint', 'shikayat karni hai, khana kharab tha'])(
  '%s leads to the page of complaints',
  async (question) => {
    const { body } = await ask(question)
    expect(body.links.map(({ path }) => path)).toEqual(['/complaints'])
    expect(body.answer).toContain('48 hours')
  },
)

test.each(['where is my order', 'cancel', 'invoice', 'mera order kaha hai'])(
  '%s is answered the same whoever asks',
  async (question) => {
    const { body } = await ask(question)
    expect(body.links.map(({ path }) => path)).toContain('/my-orders')
    expect(await ask(question)).toMatchObject({ body })
  },
)

describe('an input', () => {
  test.each([
    ['no text', ''],
    ['blanks', '   '],
    ['more than 500 characters', 'a'.repeat(limits.assistant.inputLength + 1)],
    ['hidden characters', 'price\u202E'],
  ])('of %s is rejected', async (_, input) => {
    expect((await ask(input)).status).toBe(422)
  })

  test('of several lines, scripts and 500 characters is answered as text', async () => {
    const script = await ask('<script>alert(1)</script>\nprices')
    expect(script.status).toBe(200)
    expect(JSON.stringify(script.body)).not.toContain('<script')
    expect((await ask('a '.repeat(250).trim())).status).toBe(200)
  })
})

test('a network asks 30 questions a minute and 300 a day', async () => {
  const headers = from(anAddress())
  const { perNetworkMinute, perNetworkDay } = limits.assistant
  for (let n = 0; n < perNetworkMinute; n++) expect((await ask('hi', headers)).status).toBe(200)
  expect((await ask('hi', headers)).status).toBe(429)
  for (let minute = 1; minute < perNetworkDay / perNetworkMinute; minute++) {
    server.clock.advance(61_000)
    for (let n = 0; n < perNetworkMinute; n++) expect((await ask('hi', headers)).status).toBe(200)
  }
  server.clock.advance(61_000)
  const refused = await ask('hi', headers)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
}, 60_000)

test('a caterer is found by its new name as soon as that is public', async () => {
  const { caterer } = await aFeast(server)
  await server.services.catalogue.refresh([caterer.id])
  const { body } = await ask(`price of ${caterer.name}`)
  expect(body).toMatchObject({ confidence: 'live', caterers: [{ id: caterer.id }] })
})
