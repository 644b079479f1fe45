import type { ReactNode } from 'react'
import type { ArtistDocument } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { FileCard } from '#web/kit/upload/file-card.tsx'
import { Validity } from './validity.tsx'

type DocumentCardProps = Pick<ArtistDocument, 'name' | 'mime' | 'bytes' | 'valid_until'> & {
  address: string
  /** What kind of document it is, where that is not said around it. */
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
