import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './ui/button.tsx'

/** The router learns its screens at run time, so that it can check no path at compile time; `LinkProps` says what we use. */
const RoutedAnchor = createLink(Anchor) as ComponentType<LinkProps & AnchorProps>
const RoutedButton = createLink(Button) as ComponentType<LinkProps & ButtonProps & { component: 'a' }>

type LinkProps = {
  /** A path of screens.tsx, filled in: `/benefits/12`. */
  to: string
  search?: Record<string, string | number | undefined>
  children: ReactNode
  'aria-label'?: string
}

/** Goes to another screen, which is fetched as soon as the pointer or the focus is on the link. */
export function Link(props: LinkProps) {
  return <RoutedAnchor underline="always" {...props} />
}

/** The same, as prominent as a button. */
export function LinkButton({ kind, icon, isWide, size, ...rest }: LinkProps & ButtonLook) {
  return <RoutedButton component="a" {...buttonLook({ kind, icon, isWide, size })} {...rest} />
}

/** Leaves the portal, into a tab of its own. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" underline="always">
      {children}
    </Anchor>
  )
}
