import type { HistoryState } from '@tanstack/history'
import type { MouseEvent, ReactNode } from 'react'
import { type ButtonVariant, buttonVariant } from '#kit/web/ui/button.tsx'
import { hashHistory } from './hash-history.ts'
import styles from './link.module.css'

type PlainLinkProps = {
  /** A path of screens.tsx with its parameters: `/benefits/12`. */
  to: string
  /** History state: data for the screen that is not in the URL. */
  state?: HistoryState
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/** A link to another screen that works without a router, as at the door. */
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

/** A link that looks like a button. */
export function PlainLinkButton({ kind, children, ...link }: PlainLinkProps & Pick<ButtonVariant, 'kind'>) {
  const { className, ...look } = buttonVariant({ kind })
  return (
    <PlainLink {...link} className={className} {...look}>
      {children}
    </PlainLink>
  )
}
