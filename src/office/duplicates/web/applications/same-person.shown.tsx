import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { type DuplicatePair, duplicates } from '#office/duplicates/contract/duplicates.ts'

/** Next to an artist or applicant: who may be the same person, or whose the application is. */
export function SamePerson({ artist: { id, is_merged } }: { artist: { id: number; is_merged: boolean } }) {
  const may = useMay()
  const state = is_merged ? 'MERGED' : 'OPEN'
  const { data } = useApi(
    duplicates.list,
    { artist_id: id, state, sortBy: 'strength' },
    { isEnabled: may(duplicates.list) },
  )
  return data?.data.map((pair) => <OnePair key={pair.id} pair={pair} id={id} />)
}

function OnePair({ pair, id }: { pair: DuplicatePair; id: number }) {
  const t = useText()
  const other = pair.left.id === id ? pair.right : pair.left
  const isMerged = pair.state === 'MERGED'
  return (
    <Notice
      tone={isMerged ? 'good' : 'waiting'}
      title={t(isMerged ? 'applicationMerges.same' : 'applicationMerges.perhaps')}
    >
      <Row justify="space-between">
        <Row gap="xs">
          <PersonLink kind="proArtist" id={other.id} name={fullName(other)} avatar_url={other.avatar_url} />
          <Text size="sm">{other.email}</Text>
        </Row>
        <LinkButton size="sm" to={`/duplicates/${pair.id}`}>
          {t('applicationMerges.compare')}
        </LinkButton>
      </Row>
    </Notice>
  )
}
