import { useEffect, useRef } from 'react'
import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { textsOn } from './page-texts.ts'
import type { ScreenText } from './screen-texts-dialog.tsx'
import { plain } from './text-patterns.ts'

/** The texts are read once the screen stops changing, so that scrolling is not held up. */
const drawingPause = 200

/**
 * The texts that the screen shows, and those that it showed since it opened, such as a message or an error that has
 * closed. The texts of the mode itself, in its host, are left out.
 */
export function useScreenTexts(host: Element): () => ScreenText[] {
  const { pathname } = usePlace()
  const known = useRef(new Map<string, ScreenText>())
  useEffect(() => {
    const all = known.current
    const look = () => {
      for (const text of screenTexts(host)) all.set(text.words, text)
    }
    let pause = setTimeout(look, drawingPause)
    const observer = new MutationObserver(() => {
      clearTimeout(pause)
      pause = setTimeout(look, drawingPause)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      clearTimeout(pause)
    }
  }, [host])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other texts.
  useEffect(() => known.current.clear(), [pathname])
  return () => {
    const now = screenTexts(host)
    const words = new Set(now.map((text) => text.words))
    const removed = [...known.current.values()].filter((text) => !words.has(text.words))
    for (const text of now) known.current.set(text.words, text)
    return [...now, ...removed.map((text) => ({ ...text, place: 'gone' as const }))]
  }
}

/** Each text once, visible ones before those that only a screen reader reads. */
function screenTexts(host: Element): ScreenText[] {
  const all = new Map<string, ScreenText>()
  for (const { words, place, keys } of textsOn(document, (element) => element === host)) {
    const known = all.get(plain(words))
    if (!known) all.set(plain(words), { words: plain(words), place, keys })
    else if (place === 'page') known.place = 'page'
  }
  return [...all.values()]
}
