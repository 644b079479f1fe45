import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { changesToReview } from '#network/profile/contract/profile.flow.ts'
import { ChangesTable } from './changes-table.shown.tsx'

/** What the artist changed of their name or tax data, until somebody of the office has looked at it. */
export function ChangesNotice({ artist }: { artist: ProArtist }) {
  const t = useText()
  const may = useMay()
  const { id, first_name, last_name, history } = artist
  const done = t('artists.changes_seen_done', { name: fullName({ first_name, last_name }) })
  const review = useSend(artists.reviewChanges, { onSent: () => toast(done) })
  const waiting = history.filter((entry) => entry.review && entry.review.at === null)
  const latest = waiting[0]
  const talk = artist.conversations.find(({ type }) => type === 'VERIFICATION')
  if (!latest || !may(artists.reviewChanges)) return null
  return (
    <Notice
      tone="waiting"
      title={t('artists.changes_title')}
      actions={
        <>
          <Button size="sm" isBusy={review.isPending} onClick={() => review.send({ id, up_to_id: latest.id })}>
            {t('artists.changes_seen')}
          </Button>
          {talk && (
            <LinkButton kind="quiet" size="sm" to="/inbox" search={{ conversation: talk.id }}>
              {t('artists.changes_ask')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap="sm">
        {t('artists.changes_text')}
        {waiting.toReversed().map((entry) => (
          <Stack key={entry.id} gap="2xs">
            <Text tone="soft" size="sm">
              <RelativeTime at={entry.at} />
            </Text>
            <ChangesTable changes={changesToReview(entry.changes)} />
          </Stack>
        ))}
      </Stack>
    </Notice>
  )
}
