import { Menu as MantineMenu } from '@mantine/core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useBackCloses } from '#kit/web/page/address/back-closes.ts'
import styles from './menu.module.css'

type MenuProps = {
  /** The button that opens it, and to which the focus returns. */
  button: ReactElement
  /** The side on which it opens, if there is room. */
  side?: 'top' | 'bottom'
  /** `MenuItem`s. */
  children: ReactNode
}

/** A menu of actions (ARIA menu button), with arrow keys; Back closes it. */
export function Menu({ button, side = 'bottom', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  useBackCloses(() => setOpen(false), isOpen)
  return (
    <MantineMenu
      opened={isOpen}
      onChange={setOpen}
      position={`${side}-end`}
      offset={6}
      middlewares={{ flip: true, shift: { padding: 8 } }}
      transitionProps={{ duration: 0 }}
      // Focuses the first action when it opens, instead of an empty placeholder.
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
      withinPortal={false}
      zIndex={50}
      classNames={{ dropdown: `${styles.menu} floating`, item: styles.item }}
    >
      <MantineMenu.Target>{button}</MantineMenu.Target>
      <MantineMenu.Dropdown
        // Before an action opens a dialog, which gives the focus back to what had it.
        onClickCapture={({ currentTarget }) => (currentTarget.previousElementSibling as HTMLElement).focus()}
      >
        {children}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}

type ItemProps = {
  tone?: 'danger'
  onClick: () => void
  children: ReactNode
}

export function MenuItem({ tone, ...rest }: ItemProps) {
  return <MantineMenu.Item data-tone={tone && 'bad'} {...rest} />
}

type LinkProps = Pick<ItemProps, 'tone' | 'children'> & { href: string; download?: boolean }

/** An item that leads to another screen, or downloads a file. */
export function MenuLink({ tone, ...link }: LinkProps) {
  return <MantineMenu.Item component="a" data-tone={tone && 'bad'} {...link} />
}
