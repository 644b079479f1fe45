import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { addressOf } from '#web/kit/calls/api.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Text } from '#web/kit/ui/layout.tsx'
import { DocumentCard } from '#web/pieces/document-card.tsx'
import styles from './artist-documents.module.css'

export function ArtistDocuments({ artist: { id, documents } }: { artist: ProArtist }) {
  const t = useText()
  if (documents.length === 0) return <Text tone="soft">{t('artists.details_documents_none')}</Text>
  return (
    <ul className={styles.documents}>
      {documents.map(({ id: document_id, kind, ...document }) => (
        <li key={document_id}>
          <DocumentCard
            {...document}
            kind={t(`artists.kind_${kind}`)}
            address={addressOf(artists.document, { id, document_id })}
          />
        </li>
      ))}
    </ul>
  )
}
