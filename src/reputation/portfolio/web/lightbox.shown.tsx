import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useBackCloses } from '#kit/web/page/address/back-closes.ts'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import { IconChevronLeft, IconChevronRight, IconX } from '~icons'
import styles from './lightbox.module.css'
import { WorkPicture } from './work-picture.shown.tsx'

type LightboxProps = { title: string; images: PortfolioImage[]; first: number; onClose: () => void }

/**
 * Pictures as large as the screen. The browser's own: a modal dialog keeps the focus, a strip that snaps is swiped and scrolled.
 * Keys: arrows, Home, End, Escape; and Back.
 */
export function Lightbox({ title, images, first, onClose }: LightboxProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(first)
  const last = images.length - 1
  const place = Math.min(shown, last)
  useBackCloses(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    show(strip.current, first, 'instant')
    return () => element?.close()
  }, [first])

  const go = (index: number) => show(strip.current, Math.min(Math.max(index, 0), last))
  function onKey(event: KeyboardEvent) {
    // The browser's own: back, the other tab.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={title}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A click outside the picture.
      onClick={({ target }) => target instanceof HTMLElement && target.tagName === 'FIGURE' && onClose()}
    >
      <div className={styles.bar}>
        <Row justify="space-between" isLine>
          {/* A long title gives way to the picture. */}
          <Text role="status" lines={2}>
            {t('portfolio.lightbox_place', { title, place: place + 1, count: images.length })}
          </Text>
          <button type="button" className={styles.button} aria-label={t('app.close')} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </Row>
      </div>
      <section
        aria-label={t('portfolio.images')}
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {images.map((image, index) => (
          <figure key={image.id} className={styles.slide} aria-hidden={index !== place || undefined}>
            <WorkPicture image={image} size="large" isEager={Math.abs(index - place) < 2} />
            <figcaption>
              {t(`portfolio.stage_${image.stage}`)}. {inLanguage(image.alt)}
            </figcaption>
          </figure>
        ))}
      </section>
      {last > 0 && (
        <>
          <Step side="left" isOver={place === 0} onClick={() => go(place - 1)} />
          <Step side="right" isOver={place === last} onClick={() => go(place + 1)} />
        </>
      )}
    </dialog>
  )
}

function Step({ side, isOver, onClick }: { side: 'left' | 'right'; isOver: boolean; onClick: () => void }) {
  const t = useText()
  const Icon = side === 'left' ? IconChevronLeft : IconChevronRight
  return (
    <button
      type="button"
      className={styles.button}
      data-side={side}
      aria-label={t(side === 'left' ? 'portfolio.lightbox_previous' : 'portfolio.lightbox_next')}
      // Disabled it would lose the focus, and with it the keys.
      aria-disabled={isOver || undefined}
      onClick={onClick}
    >
      <Icon size={24} aria-hidden="true" />
    </button>
  )
}

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto'): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior })
}
