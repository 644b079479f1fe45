import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  width?: 'narrow' | 'wide'
  /** `drawer`: from the left edge, as tall as the screen. `palette`: near the top, as wide as what is typed into it. The title of either is heard only. `sheet`: from the bottom edge of a phone. */
  shape?: 'drawer' | 'palette' | 'sheet'
  children: ReactNode
}

/** The browser's own modal dialog: it traps focus, closes with Escape and gives focus back. Shown as long as it is drawn. */
export function Dialog({ title, onClose, width = 'narrow', shape, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect, for its end comes while the element is still in the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our help.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isOutside(event.clientX, event.clientY, dialog.current)) onClose()
      }}
    >
      <h2 id={titleId} className={shape && shape !== 'sheet' ? 'only-heard' : styles.title}>
        {title}
      </h2>
      <InDialog value={true}>{children}</InDialog>
    </dialog>
  )
}

/** What a dialog is left by: stays in sight under whatever has to be scrolled. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

const InDialog = createContext(false)

/** What opens over the page must lie in the dialog, for nothing outside of a modal one can be reached. */
export const useIsInDialog = () => useContext(InDialog)

/** A click on the veil reaches the dialog element itself, but lies outside its box. */
function isOutside(x: number, y: number, element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return (x !== 0 || y !== 0) && (x < left || x > right || y < top || y > bottom)
}
