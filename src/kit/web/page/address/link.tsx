import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ButtonVariant, buttonVariant } from '#kit/web/ui/button.tsx'
import styles from './link.module.css'

type LinkProps = {
  /** A path of screens.tsx with its parameters: `/benefits/12`. */
  to: string
  search?: Record<string, string | number | undefined>
  children: ReactNode
  onClick?: () => void
  'aria-label'?: string
}

/** A link to another screen, which is preloaded on hover or focus. */
export function Link(props: LinkProps) {
  return <RouterLink className={styles.link} {...props} />
}

/** The title of a card or row; its link covers all of that. */
export function CardLink(props: LinkProps) {
  return <RouterLink className="covering" {...props} />
}

/** A link that looks like a button. */
export function LinkButton({ kind, icon, isWide, size, tone, children, ...rest }: LinkProps & ButtonVariant) {
  return (
    <RouterLink {...buttonVariant({ kind, isWide, size, tone })} {...rest}>
      {icon}
      {children}
    </RouterLink>
  )
}

/** An external link, opened in a new tab. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  )
}
