import { invitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Panel, Stack, Text } from '#web/kit/ui/layout.tsx'
import { ChangesTable } from '#web/pieces/changes-table.tsx'
import styles from './mended-notice.module.css'

/** Before the office decides anew: what became of what it asked for. */
export function MendedNotice({ artist: { invitation_status, history } }: { artist: ProArtist }) {
  const t = useText()
  const asked = history.find(({ event }) => event === 'requestMissingData')
  const sent = history.find(({ event }) => event === 'formSent')
  if (invitation_status !== invitationStatus.TO_VERIFY || !asked || !sent || sent.id < asked.id) return null
  return (
    <Panel title={t('artists.mended_title')}>
      <Stack>
        <blockquote className={styles.quote}>{asked.comment}</blockquote>
        {sent.changes.length > 0 ? (
          <ChangesTable changes={sent.changes} />
        ) : (
          <Text tone="soft">{t('artists.mended_nothing')}</Text>
        )}
      </Stack>
    </Panel>
  )
}
