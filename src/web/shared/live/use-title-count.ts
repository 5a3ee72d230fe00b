import { useEffect } from 'react'

const count = /^\(\d+\+?\) /

/** Puts a count before the title of the tab, whichever page it is of; 0 is not shown. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(count, '')
      const wanted = unread === 0 ? plain : `(${unread > 99 ? '99+' : unread}) ${plain}`
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // A page that is navigated to writes its own title.
    const observer = new MutationObserver(put)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(count, '')
    }
  }, [unread])
}
