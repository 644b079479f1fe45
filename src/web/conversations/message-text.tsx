import { Fragment } from 'react'
import { OutsideLink } from '#web/kit/link.tsx'
import { partsOf } from './links-in-text.ts'
import styles from './message.module.css'

/** Text as it was typed; web addresses in it can be followed. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {partsOf(text).map(({ at, part, isLink }) => (
        <Fragment key={at}>{isLink ? <OutsideLink href={part}>{part}</OutsideLink> : part}</Fragment>
      ))}
    </p>
  )
}
