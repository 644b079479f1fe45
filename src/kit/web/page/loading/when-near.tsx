import { type ReactNode, type RefCallback, useCallback, useState } from 'react'

/** What is below the window is neither fetched nor rendered until a reader comes within a window's height of it. `instead` is as tall. */
export function WhenNear({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        root: document,
        rootMargin: '100% 0px',
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNear ? (
    children
  ) : (
    <div ref={ref} data-later>
      {instead}
    </div>
  )
}
