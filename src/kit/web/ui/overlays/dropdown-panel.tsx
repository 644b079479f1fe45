import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from '@floating-ui/react-dom'
import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import styles from './dropdown.module.css'

type DropdownPanelProps = {
  id: string
  button: RefObject<HTMLElement | null>
  place: Placement
  isWide?: boolean | undefined
  children: ReactNode
}

/** Above, the bar of the application covers every popover. */
const margins = { top: 72, right: 8, bottom: 8, left: 8 }

const middleware = [
  offset(6),
  flip(),
  shift({ padding: 8 }),
  // For a panel that would be taller than the side on which it opens.
  size({
    padding: margins,
    apply({ availableHeight, elements: { floating } }) {
      floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`)
    },
  }),
]

/** The open panel of a dropdown, where there is room for it. */
export function DropdownPanel({ id, button, place, isWide, children }: DropdownPanelProps) {
  const { refs, floatingStyles } = useFloating({ placement: place, middleware, whileElementsMounted: autoUpdate })
  useLayoutEffect(() => refs.setReference(button.current), [refs, button])
  return (
    <div
      ref={refs.setFloating}
      id={id}
      className={`${styles.panel} floating`}
      data-wide={isWide || undefined}
      style={floatingStyles}
    >
      {children}
    </div>
  )
}
