import type { ProArtist } from '#contract/pro-artists.entities.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { addressOf } from '#web/kit/api.ts'
import { useText } from '#web/kit/i18n.ts'
import { Text } from '#web/kit/ui/layout.tsx'
import styles from './artist-documents.module.css'
import { DocumentCard } from './document-card.tsx'

export function ArtistDocuments({ artist: { id, documents } }: { artist: ProArtist }) {
  const t = useText()
  if (documents.length === 0) return <Text tone="soft">{t('proArtists.details_documents_none')}</Text>
  return (
    <ul className={styles.documents}>
      {documents.map(({ id: document_id, kind, ...document }) => (
        <li key={document_id}>
          <DocumentCard
            {...document}
            kind={t(`proArtists.kind_${kind}`)}
            address={addressOf(proArtists.document, { id, document_id })}
          />
        </li>
      ))}
    </ul>
  )
}
