import { Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import styles from './dropdown.module.css'
import { InOverlay } from './in-overlay.ts'
import '@mantine/core/styles/Popover.layer.css'

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

/** Above, the bar of the application covers every popover. */
const besides = { top: 72, right: 8, bottom: 8, left: 8 }

/** For a panel that would be taller than the side on which it opens. */
function sayRoom({ availableHeight, elements }: Room) {
  elements.floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`)
}
type Room = { availableHeight: number; elements: { floating: HTMLElement } }

/**
 * A popover of a button, next to it in the tab order, always inside the viewport. Closes with Escape, a click outside
 * or on a link in it, or when the focus leaves.
 */
export function Dropdown({ trigger, isWide, align = 'end', side = 'bottom', children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const id = useId()
  const contains = (target: EventTarget | null) => root.current?.contains(target as Node) ?? false

  useWindowEvent('focusin', ({ target }) => {
    if (!contains(target)) setOpen(false)
  })
  // On the window, so that the link's own handlers run first.
  useWindowEvent('click', ({ target }) => {
    if (contains((target as Element).closest('a'))) setOpen(false)
  })
  function close() {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useWindowEvent('keydown', ({ key }) => {
    if (isOpen && key === 'Escape') close()
  })

  return (
    <span ref={root} className={styles.dropdown}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position={`${side}-${align}`}
        offset={6}
        middlewares={{ flip: true, shift: { padding: 8 }, size: { padding: besides, apply: sayRoom } }}
        transitionProps={{ duration: 0 }}
        withinPortal={false}
        withRoles={false}
        closeOnEscape={false}
        width={isWide ? '25rem' : 'max-content'}
        zIndex={50}
      >
        <Popover.Target>
          <span className={styles.button}>
            {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
          </span>
        </Popover.Target>
        <Popover.Dropdown id={id} className={styles.panel}>
          <InOverlay value={true}>{typeof children === 'function' ? children(close) : children}</InOverlay>
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}
