import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { AdditionalCards } from './additional/additional-cards.tsx'

/** The responsibilities of one artist, on their own page. */
export function ArtistResponsibilities({ artist }: { artist: { id: number } }) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useApi(additionalResponsibilities.list, { artistId: artist.id, sortBy: 'status' })
  return (
    <Stack>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="4rem" />}
      {data?.data.length === 0 && <Text tone="soft">{t('responsibilities.artist_none')}</Text>}
      {data && data.data.length > 0 && <AdditionalCards rows={data.data} />}
      {may(additionalResponsibilities.create) && (
        <Row>
          <LinkButton to="/responsibilities/additional/new" search={{ artist: artist.id }}>
            {t('responsibilities.give')}
          </LinkButton>
        </Row>
      )}
    </Stack>
  )
}
