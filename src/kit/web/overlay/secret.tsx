import styles from './secret.module.css'

/** A key or token that somebody copies; a click selects all of it. */
export function Secret({ children }: { children: string }) {
  return <p className={styles.secret}>{children}</p>
}
