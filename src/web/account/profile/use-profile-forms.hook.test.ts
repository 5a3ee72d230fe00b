import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { useProfileForms } from './use-profile-forms.ts'

describe('useProfileForms', () => {
  const render = () => renderHook(() => useProfileForms())

  test('starts with empty forms', () => {
    const { details, email, password } = render().result.current
    expect(details.values).toEqual({ firstName: '', lastName: '', phone: '', language: 'en' })
    expect(email.values).toEqual({ email: '', password: '' })
    expect(password.values).toEqual({ oldPassword: '', password: '', confirmPassword: '' })
  })

  test('keeps what was typed while nothing shows it', () => {
    const { result, rerender } = render()
    act(() => {
      result.current.details.set({ firstName: 'Asha' })
      result.current.email.set({ email: 'asha@pangat.example' })
      result.current.password.set({ password: 'a long password' })
    })
    rerender()
    const { details, email, password } = result.current
    expect([details.values.firstName, email.values.email, password.values.password]).toEqual([
      'Asha',
      'asha@pangat.example',
      'a long password',
    ])
  })

  test('validates a field once it was left, and at every key after that', () => {
    const { result } = render()
    const fields = () => {
      const { details, email, password } = result.current
      return [details.field('firstName'), email.field('email'), password.field('oldPassword')]
    }
    const errors = () => fields().map(({ error }) => error)
    const type = (value: string) =>
      act(() => {
        for (const { onChange } of fields()) onChange({ target: { value } } as never)
      })
    type('')
    expect(errors()).toEqual([undefined, undefined, undefined])
    act(() => {
      for (const { onBlur } of fields()) onBlur()
    })
    expect(errors()).toEqual([m.identity_need_first_name(), m.identity_need_email(), m.identity_need_password()])
    type('someone@pangat.example')
    expect(errors()).toEqual([undefined, undefined, undefined])
  })

  test('asks for the present password where there is one', () => {
    const { result } = render()
    const wrong = () =>
      [result.current.email, result.current.password].map(({ problems }) => problems.map(({ field }) => field))
    expect(wrong()).toEqual([
      ['email', 'password'],
      ['oldPassword', 'password'],
    ])
    act(() => result.current.knowPassword(false))
    expect(wrong()).toEqual([['email'], ['password']])
  })
})
