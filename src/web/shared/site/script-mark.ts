import { createContext, useContext } from 'react'

/** The mark of this rendering; undefined in the browser, where nothing is marked. */
export const ScriptMark = createContext<string | undefined>(undefined)

/**
 * Returns the mark that the renderer's own scripts carry in their `nonce`, by which the policy tells them from a script that
 * injected text brought into the page. It is stripped before the page is sent, so pages stay the same bytes.
 */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMark)
}
