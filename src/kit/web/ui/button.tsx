import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react'
import styles from './button.module.css'

/** Buttons: with a text, or with an icon alone. */

/**
 * `primary`: the screen's main action. `plain`: the default. `quiet`: a minor action next to others. `danger`: cannot
 * be undone.
 */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

export type ButtonVariant = {
  kind?: ButtonKind
  icon?: ReactNode
  isWide?: boolean
  size?: 'sm' | 'md'
  /** On the wash of a state. */
  tone?: 'accent' | 'waiting'
}

/** The id of what the buttons within are about: it distinguishes many buttons of one name. */
export const AboutContext = createContext<string | undefined>(undefined)

type ButtonProps = ButtonVariant & {
  /** Loading: shows it, and ignores clicks. */
  isBusy?: boolean
} & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | 'className'>

export function Button({ kind, icon, isWide, size, tone, isBusy, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-describedby={useContext(AboutContext)}
      {...rest}
      {...buttonVariant({ kind, isWide, size, tone })}
      aria-busy={isBusy}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className="spinner" /> : icon}
      {children}
    </button>
  )
}

/** The attributes of a button's look, for links. */
export function buttonVariant({ kind = 'plain', isWide, size = 'md', tone }: Omit<ButtonVariant, 'icon'>) {
  const data = { 'data-kind': kind, 'data-size': size, 'data-tone': tone, 'data-wide': isWide || undefined }
  return { className: styles.button, ...data }
}

type IconButtonProps = { label: string } & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | 'aria-label'>

/** A button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  const classes = [styles.picture, className].filter(Boolean).join(' ')
  return <button type="button" aria-label={label} title={label} className={classes} {...rest} />
}
