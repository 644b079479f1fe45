import { useEffect, useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { useStore } from '#kit/web/session/store.ts'
import { usePlace } from './address/hash-history.ts'
import styles from './page.module.css'
import { titleCount } from './title-count.ts'

/** The h1 of a screen: sets the document's title, and gets the focus after navigation. */
export function PageTitle({ children: title }: { children: string }) {
  const t = useText()
  const waiting = useStore(titleCount)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new screen, even where the same component draws it.
  useEffect(() => {
    if (isFirstScreen) isFirstScreen = false
    else heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <title>
        {waiting > 0
          ? t('app.document_title_unread', { page: title, count: waiting })
          : t('app.document_title', { page: title })}
      </title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
    </>
  )
}

/** On page load the browser itself starts at the top. */
let isFirstScreen = true
