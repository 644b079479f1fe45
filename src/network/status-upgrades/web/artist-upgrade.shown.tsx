import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { type Standing, statusUpgrades, type UpgradeLevel } from '#network/status-upgrades/contract/status-upgrades.ts'
import { LevelLadder } from './level-ladder.tsx'
import { Part } from './part.tsx'
import { RequestHistory } from './request-history.tsx'
import { RequirementList } from './requirements/requirement-list.tsx'
import { UpgradeReview, type UpgradeReviewProps } from './upgrade-review.tsx'

type ArtistUpgradeProps = Pick<UpgradeReviewProps, 'artist'>

/** On the artist's page, for the office: level, evidence, the open request with its decision, and the earlier ones. */
export function ArtistUpgrade({ artist }: ArtistUpgradeProps) {
  const { data, error, refetch } = useApi(statusUpgrades.ofArtist, { id: artist.id })
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="12rem" />
  return <Shown artist={artist} standing={data.data} />
}

function Shown({ artist, standing }: ArtistUpgradeProps & { standing: Standing }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { request, settle } = useReviewed(standing)
  const levelOf = ({ name }: UpgradeLevel) => ({ level: inLanguage(name) })
  return (
    <Stack gap="lg">
      <LevelLadder standing={standing} />
      {request && (
        <Part title={t('statusUpgrades.waiting_for', levelOf(request.to_level))}>
          <UpgradeReview key={request.id} artist={artist} request={request} standing={standing} onDecided={settle} />
        </Part>
      )}
      {!request && standing.next_level && (
        <Part title={t('statusUpgrades.section_next', levelOf(standing.next_level))}>
          <RequirementList requirements={standing.requirements} figures={standing.figures} />
        </Part>
      )}
      <RequestHistory requests={standing.requests} isInside />
    </Stack>
  )
}

/**
 * The open request; also once somebody else has decided on it, so that the reader is notified and their text remains.
 */
function useReviewed(standing: Standing) {
  const open = openRequest(standing)
  const [openId, setOpenId] = useState(open?.id)
  const [settled, setSettled] = useState<number>()
  if (open && open.id !== openId) setOpenId(open.id)
  const request = standing.requests.find(({ id }) => id === openId && id !== settled)
  return { request, settle: () => setSettled(openId) }
}
