import type { ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { FileCard } from '#kit/web/upload/file-card.tsx'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { Validity } from './validity.shown.tsx'

type DocumentCardProps = Pick<ArtistDocument, 'name' | 'mime' | 'bytes' | 'valid_until'> & {
  address: string
  /** The kind of document, if nothing around the card shows it. */
  kind?: ReactNode
  action?: ReactNode
  /** What can be done about its day. */
  dating?: ReactNode
}

/** A document with the way to it: pictures open, a PDF is saved. */
export function DocumentCard({ valid_until, kind, dating, ...document }: DocumentCardProps) {
  const t = useText()
  const isPdf = document.mime === 'application/pdf'
  return (
    <FileCard
      {...document}
      label={t(isPdf ? 'artists.document_download' : 'artists.document_open', { name: document.name })}
      before={kind}
    >
      <Validity until={valid_until} />
      {dating}
    </FileCard>
  )
}
