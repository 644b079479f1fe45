import { useWindowEvent } from '@mantine/hooks'
import { type ComponentProps, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useBackCloses } from '#kit/web/page/address/back-closes.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import styles from './dropdown.module.css'
import { InOverlay } from './in-overlay.ts'

/** What finds the place of the panel is fetched as the pointer or the focus comes to the button. */
const fetchPanel = () => import('./dropdown-panel.tsx')
const DropdownPanel = lazyPart(fetchPanel, 'DropdownPanel')

type DropdownProps = {
  /** The button that opens it: `(button) => <IconButton label="…" {...button} />`. */
  trigger: (button: Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>) => ReactNode
  /** 25rem wide, instead of the width of its content. */
  isWide?: boolean
  /** The edge at which the panel is aligned with the button. */
  align?: 'start' | 'end'
  /** The side on which the panel opens, if there is room. */
  side?: 'top' | 'bottom'
  /** With a function that closes it, and gives the focus back to the button. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A popover of a button, next to it in the tab order, always inside the viewport. Closes with Escape, Back, a click
 * outside or on a link in it, or when the focus leaves.
 */
export function Dropdown({ trigger, isWide, align = 'end', side = 'bottom', children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const id = useId()
  const contains = (target: EventTarget | null) => root.current?.contains(target as Node) ?? false

  const closeOutside = ({ target }: Event) => {
    if (!contains(target)) setOpen(false)
  }
  useWindowEvent('focusin', closeOutside)
  useWindowEvent('pointerdown', closeOutside)
  // On the window, so that the link's own handlers run first.
  useWindowEvent('click', ({ target }) => {
    if (contains((target as Element).closest('a'))) setOpen(false)
  })
  function close() {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useBackCloses(close, isOpen)
  useWindowEvent('keydown', ({ key }) => {
    if (isOpen && key === 'Escape') close()
  })

  const prefetch = () => void fetchPanel().catch(() => undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it fetches ahead; the button in it does what is done.
    <span ref={root} className={styles.dropdown} onPointerEnter={prefetch} onFocus={prefetch}>
      <span className={styles.button}>
        {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
      </span>
      {isOpen && (
        <Suspense>
          <DropdownPanel id={id} button={root} place={`${side}-${align}`} isWide={isWide}>
            <InOverlay value={true}>{typeof children === 'function' ? children(close) : children}</InOverlay>
          </DropdownPanel>
        </Suspense>
      )}
    </span>
  )
}
