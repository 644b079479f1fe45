import type { HistoryState } from '@tanstack/history'
import type { MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '#web/kit/ui/button.tsx'
import { hashHistory } from './hash-history.ts'
import styles from './link.module.css'

type PlainLinkProps = {
  /** A path of screens.tsx, filled in: `/benefits/12`. */
  to: string
  /** What the screen there is told, and the address does not say. */
  state?: HistoryState
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/** Goes to another screen where there may be no router, as at the door. */
export function PlainLink({ to, state, className = styles.link, children, ...rest }: PlainLinkProps) {
  const go = (event: MouseEvent) => {
    const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (wantsTab) return
    event.preventDefault()
    hashHistory.push(to, state)
  }
  return (
    <a href={`#${to}`} className={className} onClick={go} {...rest}>
      {children}
    </a>
  )
}

/** The same, as prominent as a button. */
export function PlainLinkButton({ kind, children, ...link }: PlainLinkProps & Pick<ButtonLook, 'kind'>) {
  const { className, ...look } = buttonLook({ kind })
  return (
    <PlainLink {...link} className={className} {...look}>
      {children}
    </PlainLink>
  )
}
