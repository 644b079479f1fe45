import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element in pixels, known before it is painted; 0 on paper and where it is not rendered. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
