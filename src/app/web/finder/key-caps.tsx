import styles from './key-caps.module.css'

/** Keys that are pressed together, as they look on the keyboard. */
export function KeyCaps({ keys }: { keys: string[] }) {
  return (
    <kbd className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </kbd>
  )
}
