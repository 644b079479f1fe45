import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '#web/kit/ui/button.tsx'
import styles from './link.module.css'

type LinkProps = {
  /** A path of screens.tsx, filled in: `/benefits/12`. */
  to: string
  search?: Record<string, string | number | undefined>
  children: ReactNode
  onClick?: () => void
  'aria-label'?: string
}

/** Goes to another screen, which is fetched as soon as the pointer or the focus is on the link. */
export function Link(props: LinkProps) {
  return <RouterLink className={styles.link} {...props} />
}

/** The same, as prominent as a button. */
export function LinkButton({ kind, icon, isWide, size, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <RouterLink {...buttonLook({ kind, isWide, size })} {...rest}>
      {icon}
      {children}
    </RouterLink>
  )
}

/** Leaves the portal, into a tab of its own. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  )
}
