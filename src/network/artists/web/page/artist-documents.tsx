import { addressOf } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { DocumentCard } from '../documents/document-card.shown.tsx'

export function ArtistDocuments({ artist: { id, documents } }: { artist: ProArtist }) {
  const t = useText()
  if (documents.length === 0) return <Text tone="soft">{t('artists.details_documents_none')}</Text>
  return (
    <Stack as="ul" gap="sm">
      {documents.map(({ id: document_id, kind, ...document }) => (
        <li key={document_id}>
          <DocumentCard
            {...document}
            kind={t(`artists.kind_${kind}`)}
            address={addressOf(artists.document, { id, document_id })}
          />
        </li>
      ))}
    </Stack>
  )
}
