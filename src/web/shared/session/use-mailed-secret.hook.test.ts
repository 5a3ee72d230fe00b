import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { useMailedSecret } from './use-mailed-secret.ts'

describe('useMailedSecret', () => {
  const render = (start: string) => renderInRouter(() => useMailedSecret(), start, '/:page/:hash?')
  const settle = () => act(async () => {})

  test('returns the secret of the fragment and leaves the address alone', async () => {
    const { current, address, router } = render('/reset#s3cret')
    await settle()
    expect([current(), address(), router.state.historyAction]).toEqual(['s3cret', '/reset#s3cret', 'POP'])
  })

  test.each([
    ['the query', '/reset?hash=s3cret'],
    ['the path', '/reset/s3cret'],
    ['the query rather than the path', '/reset/other?hash=s3cret'],
  ])('moves the secret of %s to the fragment without a step in the history', async (_, start) => {
    const { current, address, router } = render(start)
    await settle()
    expect([current(), address(), router.state.historyAction]).toEqual(['s3cret', '/reset#s3cret', 'REPLACE'])
    await act(async () => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/before')
  })

  test.each(['/reset', '/reset#', '/reset#login'])('returns no secret at %s', async (start) => {
    const { current, address } = render(start)
    await settle()
    expect([current(), address()]).toEqual(['', start])
  })

  test('keeps the secret while the sign-in dialog is in the fragment', async () => {
    const { current, router } = render('/reset#s3cret')
    await act(async () => router.navigate('/reset#login'))
    expect(current()).toBe('s3cret')
    await act(async () => router.navigate('/reset'))
    expect(current()).toBe('s3cret')
  })

  test('returns the newest secret', async () => {
    const { current, router } = render('/reset#s3cret')
    await act(async () => router.navigate('/reset?hash=newer'))
    expect(current()).toBe('newer')
    await act(async () => router.navigate('/reset#login'))
    expect(current()).toBe('newer')
  })
})
