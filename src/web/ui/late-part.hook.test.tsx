import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { latePart } from './late-part.tsx'

const Text = ({ text }: { text: string }) => <p>{text}</p>

beforeEach(() => delete document.documentElement.dataset['alive'])

/** A page with the part as the server rendered it, and how it is drawn in the browser by `load`. */
async function renderedPage(load: () => Promise<ComponentType<{ text: string }>>) {
  const OnServer = latePart(async () => Text)
  // The first rendering asks for the code.
  renderToString(<OnServer text="first" />)
  await act(async () => {})
  const container = document.createElement('div')
  container.innerHTML = renderToString(<OnServer text="first" />)
  const Late = latePart(load)
  const root = await act(async () => hydrateRoot(container, <Late text="first" />))
  return { container, draw: (text: string) => act(async () => root.render(<Late text={text} />)) }
}

test('what the server rendered stays until its code has come, and then follows its props', async () => {
  const code = Promise.withResolvers<typeof Text>()
  const { container, draw } = await renderedPage(() => code.promise)
  const rendered = container.querySelector('p')
  await draw('second')
  expect([container.querySelector('p'), container.textContent]).toEqual([rendered, 'first'])
  await act(async () => code.resolve(Text))
  expect([container.querySelector('p'), container.textContent]).toEqual([rendered, 'second'])
})

test('what the server rendered stays where its code cannot be had', async () => {
  const { container, draw } = await renderedPage(() => Promise.reject(new Error('offline')))
  await draw('second')
  expect(container.textContent).toBe('first')
})

test('a part is rendered again when its props change, and not when it comes alive or with what it is in', async () => {
  let renderings = 0
  const { draw } = await renderedPage(async () => ({ text }: { text: string }) => {
    renderings += 1
    return <p>{text}</p>
  })
  expect(renderings).toBe(1)
  await draw('first')
  expect(renderings).toBe(1)
  await draw('second')
  expect(renderings).toBe(2)
})
