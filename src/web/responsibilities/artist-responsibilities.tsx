import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { AdditionalCards } from './additional-cards.tsx'

/** What one artist was asked to do, on their own page. */
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
