import { m } from '#messages'

/** What is wrong with an email address, if anything. */
export function emailProblem(text: string, invalid: string = m.identity_need_valid_email()): string | undefined {
  if (text.trim() === '') return m.identity_need_email()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : invalid
}
