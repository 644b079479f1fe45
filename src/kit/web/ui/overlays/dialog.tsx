import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '#kit/web/page/address/back-closes.ts'
import styles from './dialog.module.css'
import { InOverlay } from './in-overlay.ts'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  width?: 'narrow' | 'wide'
  /** `drawer`: at the left edge, with full height. `palette`: a command palette near the top. The titles of both are visually hidden. `sheet`: a bottom sheet on a phone. */
  shape?: 'drawer' | 'palette' | 'sheet'
  /** Shows a secret that is shown only once: neither Escape, Back nor a click outside closes it, only its own button. */
  isStaying?: boolean
  children: ReactNode
}

/**
 * A native modal dialog, open while it is mounted: the browser traps the focus, closes it with Escape and restores the focus. Back
 * closes it, too.
 */
export function Dialog({ title, onClose, width = 'narrow', shape, isStaying = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const leave = () => {
    if (!isStaying) onClose()
  }
  useBackCloses(leave)
  // A layout effect: its cleanup runs before the element is removed, and only then does closing restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our help.
    <dialog
      ref={dialog}
      className={`${styles.dialog} floating`}
      data-width={width}
      data-shape={shape}
      aria-labelledby={titleId}
      // Otherwise the browser accepts a second Escape, even if the first was prevented; a browser without this
      // attribute opens it again.
      closedby={isStaying ? 'none' : undefined}
      onClose={() => isStaying && !dialog.current?.open && dialog.current?.showModal()}
      onCancel={(event) => {
        // Another dialog over this one, or a choice of files that was given up.
        if (event.target !== dialog.current) return
        event.preventDefault()
        leave()
      }}
      onClick={(event) => {
        // The second click of a double one, whose first click opened the dialog, is no wish to close it.
        if (event.detail > 1 || event.target !== dialog.current) return
        if (isOutside(event.clientX, event.clientY, dialog.current)) leave()
      }}
    >
      <h2 id={titleId} className={shape && shape !== 'sheet' ? 'sr-only' : styles.title}>
        {title}
      </h2>
      <InOverlay value={true}>{children}</InOverlay>
    </dialog>
  )
}

/** The buttons of a dialog, sticky at the bottom of its scrolling content. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** A click on the backdrop has the dialog as its target, but is outside its box. */
function isOutside(x: number, y: number, element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return (x !== 0 || y !== 0) && (x < left || x > right || y < top || y > bottom)
}
