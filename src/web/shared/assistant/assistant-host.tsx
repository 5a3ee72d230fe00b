import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type * as panel from './assistant-panel.tsx'
import { closeAssistant, openAssistant, useAssistantIsOpen } from './assistant-store.ts'
import { isAtWork } from './at-work.ts'

/** The button that opens the assistant on pages of visitors and customers; the rest is fetched by the first press. */
export function AssistantHost() {
  const { pathname } = useLocation()
  const isOpen = useAssistantIsOpen()
  const loaded = usePanelWhenAsked(isOpen)
  if (isAtWork(pathname)) return null
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={openAssistant} className="assistant-button print:hidden">
        <MessageCircleQuestion aria-hidden size={22} />
        <span>{m.assistant_open_button()}</span>
      </button>
      {/* Another page is another conversation (R275). */}
      {loaded && <loaded.AssistantPanel key={pathname} open={isOpen} pathname={pathname} />}
    </>
  )
}

function usePanelWhenAsked(isAsked: boolean): typeof panel | undefined {
  const [loaded, setLoaded] = useState<typeof panel>()
  useEffect(() => {
    if (!isAsked || loaded) return
    import('./assistant-panel.tsx').then(setLoaded, () => {
      closeAssistant()
      notify(m.identity_unreachable(), 'error')
    })
  }, [isAsked, loaded])
  return loaded
}
