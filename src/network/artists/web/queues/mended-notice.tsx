import { useText } from '#kit/web/language/i18n.ts'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { ChangesTable } from '../fields/changes-table.shown.tsx'

/** Before the office decides again: the outcome of its request. */
export function MendedNotice({ artist: { invitation_status, history } }: { artist: ProArtist }) {
  const t = useText()
  const request = history.find(({ event }) => event === 'requestMissingData')
  const sent = history.find(({ event }) => event === 'formSent')
  if (invitation_status !== invitationStatus.TO_VERIFY || !request || !sent || sent.id < request.id) return null
  return (
    <Panel title={t('artists.mended_title')}>
      <Stack>
        <Quote>{request.comment ?? ''}</Quote>
        {sent.changes.length > 0 ? (
          <ChangesTable changes={sent.changes} />
        ) : (
          <Text tone="soft">{t('artists.mended_nothing')}</Text>
        )}
      </Stack>
    </Panel>
  )
}
