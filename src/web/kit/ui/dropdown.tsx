import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './dropdown.module.css'

type DropdownProps = {
  /** The button that opens it: `(button) => <IconButton label="…" {...button} />`. */
  trigger: (button: Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>) => ReactNode
  /** As broad as a phone, rather than a column of buttons. */
  isBroad?: boolean
  /** The edge that panel and button share. */
  align?: 'start' | 'end'
  /** On which side of the button the panel opens. */
  side?: 'top' | 'bottom'
  children: ReactNode
}

/** A small panel under a button; closes with Escape, a click elsewhere or on a link in it, or when the focus leaves. */
export function Dropdown({ trigger, isBroad, align = 'end', side, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    const leave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', leave, { signal })
    addEventListener('focusin', leave, { signal })
    // On the window, so that the link's own handlers come first.
    addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest('a')
        if (link && place.current?.contains(link)) setOpen(false)
      },
      { signal },
    )
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        place.current?.querySelector('button')?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [isOpen])

  return (
    <span ref={place} className={styles.dropdown}>
      {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
      {isOpen && (
        <div id={id} className={styles.panel} data-broad={isBroad || undefined} data-align={align} data-side={side}>
          {children}
        </div>
      )}
    </span>
  )
}
