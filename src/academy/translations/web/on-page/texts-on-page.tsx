import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#kit/web/language/i18n.ts'
import { hasKeyboard } from '#kit/web/page/focus/single-keys.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { IconLanguage } from '~icons'
import { TextDialog } from '../text-dialog.tsx'
import { type ScreenText, ScreenTextsDialog } from './screen-texts-dialog.tsx'
import { startNoting } from './text-keys.ts'
import styles from './texts-on-page.module.css'
import { useScreenTexts } from './use-screen-texts.ts'
import { useTextClicks } from './use-text-clicks.ts'

type Opened = { list: ScreenText[] } | { keys: readonly string[] } | null

/**
 * On any screen: a click on a text edits it; so does the list of all texts of the screen. A bar shows that the mode is
 * on, and how to leave it.
 */
export function TextsOnPage({ onClose }: { onClose: () => void }) {
  const t = useText()
  const host = useHost()
  const bar = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const [isPaused, setPaused] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const [frame, setFrame] = useState<DOMRect | null>(null)
  const isOwn = (node: Node) => host.contains(node)
  const listTexts = useScreenTexts(host)

  useEffect(startNoting, [])
  useEffect(() => bar.current?.focus(), [])
  useTextClicks({
    isActive: opened === null && !isPaused,
    isOwn,
    onChoose(texts) {
      const keys = [...new Set(texts.flatMap((text) => text.keys))]
      setMissed(keys.length === 0)
      setFrame(null)
      if (keys.length > 0) setOpened({ keys })
    },
    onPoint: setFrame,
    onLeave: onClose,
  })
  const close = () => setOpened(null)

  return createPortal(
    <>
      {frame && !opened && !isPaused && (
        <span
          className={styles.frame}
          style={{ left: frame.left, top: frame.top, width: frame.width, height: frame.height }}
        />
      )}
      {!opened && (
        <Bar ref={bar} kind="mode" tabIndex={-1} aria-label={t('translations.page_mode')}>
          <IconLanguage size={20} aria-hidden="true" />
          <p role="status">{t(`translations.page_${isMissed ? 'missed' : isPaused ? 'paused' : 'click'}`)}</p>
          {hasKeyboard() && <small>{t('translations.page_keys')}</small>}
          <Row as="span" gap="xs">
            <Button size="sm" onClick={() => setOpened({ list: listTexts() })}>
              {t('translations.page_list')}
            </Button>
            <Button size="sm" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              {t('translations.page_pause')}
            </Button>
            <Button size="sm" kind="primary" aria-keyshortcuts="Escape" onClick={onClose}>
              {t('translations.page_end')}
            </Button>
          </Row>
        </Bar>
      )}
      {opened && 'list' in opened && (
        <ScreenTextsDialog texts={opened.list} onChoose={(keys) => setOpened({ keys })} onClose={close} />
      )}
      {opened && 'keys' in opened && <TextDialog keys={opened.keys} onClose={close} />}
    </>,
    host,
  )
}

/** Lies in whichever dialog is open, for nothing outside of one can be reached; else at the end of the page. */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    const settle = () => {
      // A dialog of the mode itself would be closed by moving it.
      if (host.querySelector('dialog')) return
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
      if (host.parentElement !== place) place.append(host)
    }
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [host])
  return host
}
