import styles from './words.module.css'

/** What one side wrote to the other. */
export function Words({ title, children }: { title: string; children: string }) {
  return (
    <figure className={styles.words}>
      <figcaption className={styles.title}>{title}</figcaption>
      <blockquote className={styles.text}>{children}</blockquote>
    </figure>
  )
}
