import { expect, test } from 'vitest'
import { areaText } from '#web/public/content/long-texts.ts'
import { areaData } from './area-data.ts'
import { areaOf, areas } from '#web/public/listing/areas.ts'

test('an area is two steps below the front door', () => {
  const [trail] = areaData('https://pangat.test', areaOf('malad'), [])
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://pangat.test/' },
      { position: 2, item: 'https://pangat.test/pangat' },
      { position: 3, name: 'Malad', item: 'https://pangat.test/pangat/malad' },
    ],
  })
})

test('only questions that are shown are told, and none make no page of questions', () => {
  const { questions } = areaText('malad')
  const [, page] = areaData('https://pangat.test', areaOf('malad'), questions)
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  })
  expect(areaData('https://pangat.test', undefined, [])).toHaveLength(1)
})

test.each([undefined, ...areas.map(({ slug }) => slug)])(
  '%s has five or six questions and a description that fits',
  (slug) => {
    const { questions, description, title } = areaText(slug)
    expect(questions.length === 5 || questions.length === 6).toBe(true)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(title.length).toBeLessThanOrEqual(60)
  },
)
