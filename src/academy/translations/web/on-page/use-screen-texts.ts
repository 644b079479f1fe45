import { useEffect, useRef } from 'react'
import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { textsOn } from './page-words.ts'
import type { ScreenText } from './screen-texts-dialog.tsx'
import { plain } from './text-patterns.ts'

/** Looked at once it stands still; whoever scrolls is not held up. */
const drawingPause = 200

/**
 * What the screen says, and what it said since it opened: a message or an error that is gone by now. What the mode itself says, in
 * its host, is left out.
 */
export function useScreenTexts(host: Element): () => ScreenText[] {
  const { pathname } = usePlace()
  const seen = useRef(new Map<string, ScreenText>())
  useEffect(() => {
    const all = seen.current
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen says other things.
  useEffect(() => seen.current.clear(), [pathname])
  return () => {
    const now = screenTexts(host)
    const words = new Set(now.map((text) => text.words))
    const gone = [...seen.current.values()].filter((text) => !words.has(text.words))
    for (const text of now) seen.current.set(text.words, text)
    return [...now, ...gone.map((text) => ({ ...text, place: 'gone' as const }))]
  }
}

/** Each words once, where they are seen before where they are only heard. */
function screenTexts(host: Element): ScreenText[] {
  const all = new Map<string, ScreenText>()
  for (const { words, place, keys } of textsOn(document, (element) => element === host)) {
    const known = all.get(plain(words))
    if (!known) all.set(plain(words), { words: plain(words), place, keys })
    else if (place === 'page') known.place = 'page'
  }
  return [...all.values()]
}
