import { useEffect, useState } from 'react'
import type { Box } from './card-place.ts'

const room = 6

interface Around {
  box: Box
  screen: { width: number; height: number }
}

/** Where something on the page stands, with a little room around it; followed while the screen changes. */
export function useBox(target: string): Around | undefined {
  const [around, setAround] = useState<Around>()
  useEffect(() => {
    const measure = () => {
      // Of several the first that is shown at this width.
      const boxes = [...document.querySelectorAll(target)].map((element) => element.getBoundingClientRect())
      const found = boxes.find(({ height }) => height > 0)
      // Without the scroll bar.
      const { clientWidth: width, clientHeight: height } = document.documentElement
      setAround(found && { box: withRoom(found), screen: { width, height } })
    }
    // Further down the bar hides a part of itself.
    scrollTo({ top: 0, behavior: 'instant' })
    measure()
    addEventListener('resize', measure)
    addEventListener('scroll', measure, { passive: true })
    return () => {
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure)
    }
  }, [target])
  return around
}

function withRoom({ top, left, width, height }: Box): Box {
  return { top: top - room, left: left - room, width: width + 2 * room, height: height + 2 * room }
}
