import { addressOf } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Section } from '#kit/web/page/section.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { DocumentCard } from '../documents/document-card.shown.tsx'
import { ApplicationFacts, Bio, FormFacts, hasForm } from '../fields/artist-data.tsx'
import { MendedNotice } from '../queues/mended-notice.tsx'
import { ArtistHistory } from './artist-history.tsx'

/** Application, form and documents side by side; of an applicant also what happened so far. */
export function ArtistPapers({ artist }: { artist: ProArtist }) {
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  return (
    <>
      <MendedNotice artist={artist} />
      {hasForm(artist) ? <Filled artist={artist} /> : <Applied artist={artist} />}
      {!isOfNetwork && <ArtistHistory artist={artist} />}
    </>
  )
}

/** Corresponding parts are in one row: data and documents, then texts. */
function Filled({ artist }: { artist: ProArtist }) {
  const t = useText()
  return (
    <Columns column="20rem">
      <Stack>
        <Section title={t('artists.details_data')}>
          <FormFacts artist={artist} />
        </Section>
        <Section title={t('artists.bio')}>
          <Bio bio={artist.bio} />
        </Section>
      </Stack>
      <Stack>
        <Documents artist={artist} />
        <Application artist={artist} />
      </Stack>
    </Columns>
  )
}

function Applied({ artist }: { artist: ProArtist }) {
  const t = useText()
  return (
    <>
      <Application artist={artist} />
      <Section title={t('artists.details_data')} isEmpty>
        <FormFacts artist={artist} />
      </Section>
      <Documents artist={artist} />
    </>
  )
}

function Application({ artist }: { artist: ProArtist }) {
  const t = useText()
  return (
    <Section title={t('artists.details_application')}>
      <ApplicationFacts artist={artist} />
    </Section>
  )
}

function Documents({ artist }: { artist: ProArtist }) {
  const t = useText()
  return (
    <Section title={t('artists.documents')} isEmpty={artist.documents.length === 0}>
      <ArtistDocuments artist={artist} />
    </Section>
  )
}

function ArtistDocuments({ artist: { id, documents } }: { artist: ProArtist }) {
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
