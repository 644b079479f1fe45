import type { ReactNode } from 'react'
import { fileKinds } from '#contract/kit/files.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { IconFileTypePdf, IconPhoto } from '~icons'
import styles from './file-card.module.css'

type FileCardProps = {
  name: string
  mime: string
  bytes: number
  address: string
  /** The link in full words, for whoever hears it. */
  label: string
  /** What else the line below the name says; before or after the kind of file and its size. */
  before?: ReactNode
  after?: ReactNode
  /** A line of its own. */
  children?: ReactNode
  action?: ReactNode
}

/** A file with the way to it. */
export function FileCard({ name, mime, bytes, address, label, before, after, children, action }: FileCardProps) {
  const format = useFormat()
  const Icon = mime === 'application/pdf' ? IconFileTypePdf : IconPhoto
  const kind = fileKinds[mime as keyof typeof fileKinds] ?? mime
  return (
    <div className={styles.card}>
      <Icon size={26} stroke={1.5} aria-hidden="true" className={styles.icon} />
      <div className={styles.facts}>
        <a href={address} target="_blank" rel="noreferrer" className={styles.name} aria-label={label}>
          {name}
        </a>
        <p className={styles.meta}>
          {before && <span>{before}</span>}
          <span>
            {kind}, {format.bytes(bytes)}
          </span>
          {after && <span>{after}</span>}
        </p>
        {children && <p className={styles.more}>{children}</p>}
      </div>
      {action}
    </div>
  )
}
