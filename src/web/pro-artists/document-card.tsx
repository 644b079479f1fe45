import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fileKinds } from '#contract/kit/files.ts'
import type { ArtistDocument } from '#contract/pro-artists.entities.ts'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import styles from './document-card.module.css'
import { Validity } from './validity.tsx'

type DocumentCardProps = Pick<ArtistDocument, 'name' | 'mime' | 'bytes' | 'valid_until'> & {
  address: string
  /** What kind of document it is, where that is not said around it. */
  kind?: ReactNode
  action?: ReactNode
}

/** A document with the way to it: pictures open, a PDF is saved. */
export function DocumentCard({ name, mime, bytes, valid_until, address, kind, action }: DocumentCardProps) {
  const t = useText()
  const format = useFormat()
  const isPdf = mime === 'application/pdf'
  const Icon = isPdf ? IconFileTypePdf : IconPhoto
  const type = fileKinds[mime as keyof typeof fileKinds] ?? mime
  return (
    <div className={styles.card}>
      <Icon size={26} stroke={1.5} aria-hidden="true" className={styles.icon} />
      <div className={styles.facts}>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={styles.name}
          aria-label={t(isPdf ? 'proArtists.document_download' : 'proArtists.document_open', { name })}
        >
          {name}
        </a>
        <p className={styles.meta}>
          {kind && <span>{kind}</span>}
          <span>
            {type}, {format.bytes(bytes)}
          </span>
        </p>
        <p className={styles.validity}>
          <Validity until={valid_until} />
        </p>
      </div>
      {action}
    </div>
  )
}
