import type { ReactNode } from 'react'
import { fileKinds } from '#kit/contract/values/files.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { Meta, Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { IconFileTypePdf, IconPhoto } from '~icons'
import styles from './file-card.module.css'

type FileCardProps = {
  name: string
  mime: string
  bytes: number
  address: string
  /** The accessible name of the link. */
  label: string
  /** Further text on the line below the name, before or after the file's type and size. */
  before?: ReactNode
  after?: ReactNode
  /** Another line. */
  children?: ReactNode
  action?: ReactNode
}

/** A file with a link to it. */
export function FileCard({ name, mime, bytes, address, label, before, after, children, action }: FileCardProps) {
  const format = useFormat()
  const Icon = mime === 'application/pdf' ? IconFileTypePdf : IconPhoto
  const kind = fileKinds[mime as keyof typeof fileKinds] ?? mime
  return (
    <Panel as="div" size="sm">
      <Row isLine>
        <Icon size={26} stroke={1.5} aria-hidden="true" />
        <div className={styles.facts}>
          <a href={address} target="_blank" rel="noreferrer" className={styles.name} aria-label={label}>
            {name}
          </a>
          <Meta as="p">
            {before && <span>{before}</span>}
            <span>
              {kind}, {format.bytes(bytes)}
            </span>
            {after && <span>{after}</span>}
          </Meta>
          {children && <Meta as="p">{children}</Meta>}
        </div>
        {action}
      </Row>
    </Panel>
  )
}
