import { Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import styles from './dropdown.module.css'
import '@mantine/core/styles/Popover.layer.css'

type DropdownProps = {
  /** The button that opens it: `(button) => <IconButton label="…" {...button} />`. */
  trigger: (button: Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>) => ReactNode
  /** As broad as a phone, rather than a column of buttons. */
  isBroad?: boolean
  /** The edge that panel and button share. */
  align?: 'start' | 'end'
  /** On which side of the button the panel opens, if there is room. */
  side?: 'top' | 'bottom'
  children: ReactNode
}

/**
 * A small panel under a button, after it for the keyboard too; it keeps within the window. Closes with Escape, a click elsewhere
 * or on a link in it, or when the focus leaves.
 */
export function Dropdown({ trigger, isBroad, align = 'end', side = 'bottom', children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()
  const holds = (target: EventTarget | null) => place.current?.contains(target as Node) ?? false

  useWindowEvent('focusin', ({ target }) => {
    if (!holds(target)) setOpen(false)
  })
  // On the window, so that the link's own handlers come first.
  useWindowEvent('click', ({ target }) => {
    if (holds((target as Element).closest('a'))) setOpen(false)
  })
  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  })

  return (
    <span ref={place} className={styles.dropdown}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position={`${side}-${align}`}
        offset={6}
        middlewares={{ flip: true, shift: { padding: 8 } }}
        transitionProps={{ duration: 0 }}
        withinPortal={false}
        withRoles={false}
        closeOnEscape={false}
        width={isBroad ? '25rem' : 'max-content'}
        zIndex={50}
      >
        <Popover.Target>
          <span className={styles.button}>
            {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
          </span>
        </Popover.Target>
        <Popover.Dropdown id={id} className={styles.panel}>
          {children}
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}
