import type { Context, Tx } from '#server/kernel/context.ts'
import { saveCode } from '../store/email-codes.ts'
import type { CodeOwner } from '../secrets/email-codes.ts'
import type { Deps } from '../deps.ts'
import { codeExpiry } from './send-email-code.ts'

export interface IssuedCode {
  code: string
  expiresAt: Date
}

/** Creates the code for a pending request. Returns undefined when none is pending for this address. */
export async function issueEmailCode(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { emailCodes }: Pick<Deps, 'emailCodes'>,
  owner: CodeOwner,
): Promise<IssuedCode | undefined> {
  const code = emailCodes.create()
  const expiresAt = codeExpiry(clock.now())
  const isPending = await saveCode(tx, owner, { hash: emailCodes.hashOf(code, owner), expiresAt })
  return isPending ? { code, expiresAt } : undefined
}
