import type { InvitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import type { TextKey } from '#contract/texts.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { useActor } from './artist-history.tsx'

type ConflictNoticeProps = {
  artist: ProArtist /** The reader has written something that was not sent. */
  hasText?: boolean
}

/** Somebody else was quicker: who, what they decided, and that nothing else was done. */
export function ConflictNotice({ artist, hasText }: ConflictNoticeProps) {
  const t = useText()
  const format = useFormat()
  const nameOf = useActor(artist)
  const last = artist.history[0]
  if (!last) return null
  const text = t('artists.conflict_text', {
    who: nameOf(last),
    when: format.relative(last.at),
    event: t(`artists.event_${last.event}` as TextKey),
    state: t(`artists.status_${artist.invitation_status as InvitationStatus}`),
  })
  return (
    <Notice tone="bad" title={t('artists.conflict_title')}>
      {text} {hasText && t('artists.conflict_kept')}
    </Notice>
  )
}
