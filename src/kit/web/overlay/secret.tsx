import styles from './secret.module.css'

/** A key or token that somebody copies; a click selects all of it. */
export function Secret({ isLarge, children }: { isLarge?: boolean; children: string }) {
  return (
    <p className={`${styles.secret} surface`} data-large={isLarge || undefined}>
      {children}
    </p>
  )
}
