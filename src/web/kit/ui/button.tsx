import { ActionIcon, Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

/** `primary`: the one thing this screen is for. `plain`: everything else. `quiet`: beside others. `danger`: cannot be undone. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

export type ButtonLook = {
  kind?: ButtonKind
  icon?: ReactNode
  isWide?: boolean
  size?: 'sm' | 'md'
}

type ButtonProps = ButtonLook & { isBusy?: boolean } & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>

export function Button({ isBusy, type = 'button', ...props }: ButtonProps) {
  const { kind, icon, isWide, size, ...rest } = props
  return <MantineButton {...buttonLook({ kind, icon, isWide, size })} {...rest} type={type} loading={isBusy} />
}

/** The look alone, for what is a link. */
export function buttonLook({ kind = 'plain', icon, isWide, size = 'md' }: ButtonLook): MantineButtonProps {
  return {
    variant: variants[kind],
    color: colors[kind],
    leftSection: icon,
    fullWidth: isWide,
    size: size === 'md' ? 'sm' : 'xs',
  }
}

const variants = { primary: 'filled', plain: 'default', quiet: 'subtle', danger: 'outline' }
const colors = { primary: undefined, plain: undefined, quiet: 'var(--ink)', danger: 'var(--brick)' }

type IconButtonProps = { label: string } & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>

/** A button of one picture; its label is heard, and seen on hover. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="var(--ink)"
      size="lg"
      aria-label={label}
      title={label}
      type="button"
      {...rest}
    />
  )
}
