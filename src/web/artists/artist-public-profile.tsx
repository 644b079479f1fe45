import { lazy, Suspense, useState } from 'react'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { type ArtistPublicProfile, publicProfiles } from '#contract/public-profiles/public-profiles.ts'
import { useApi, useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { OutsideLink } from '#web/kit/page/link.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Stack, Text } from '#web/kit/ui/layout.tsx'
import { PublicProfileBadge } from '#web/pieces/public-profile-badge.tsx'

const BlockDialog = lazy(async () => ({ default: (await import('./block-profile-dialog.tsx')).BlockProfileDialog }))

/** Whether anybody sees the artist, and the office's say in it. */
export function ArtistPublicPanel({ artist }: { artist: ProArtist }) {
  const t = useText()
  const may = useMay()
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  const isAsked = isOfNetwork && may(publicProfiles.ofArtist)
  const { data } = useApi(publicProfiles.ofArtist, { id: artist.id }, { isEnabled: isAsked })
  if (!isAsked || !data) return null
  return (
    <Panel title={t('publicProfiles.title')} tone="quiet">
      {data.data ? <Known artist={artist} profile={data.data} /> : <Text tone="soft">{t('publicProfiles.none')}</Text>}
    </Panel>
  )
}

function Known({ artist, profile }: { artist: ProArtist; profile: ArtistPublicProfile }) {
  const t = useText()
  const format = useFormat()
  const may = useMay()
  const address = profile.addresses[useLanguage()]
  const [isAsking, setAsking] = useState(false)
  const allow = useSend(publicProfiles.allow, { onSent: () => toast(t('publicProfiles.allow_done')) })
  const { is_on, is_live, blocked, revision } = profile
  const { id } = artist
  return (
    <Stack gap="sm">
      <div>
        <PublicProfileBadge profile={profile} />
      </div>
      {is_live && <OutsideLink href={address}>{t('publicProfiles.open')}</OutsideLink>}
      {blocked && (
        <Text size="sm" isProse>
          {format.date(blocked.at)}: {blocked.reason}
        </Text>
      )}
      {is_on && may(publicProfiles.block) && (
        <Button size="sm" isWide onClick={() => setAsking(true)}>
          {t('publicProfiles.block')}
        </Button>
      )}
      {blocked && may(publicProfiles.allow) && (
        <Button size="sm" isWide isBusy={allow.isPending} onClick={() => allow.send({ id, revision })}>
          {t('publicProfiles.allow')}
        </Button>
      )}
      <Suspense>
        {isAsking && <BlockDialog artist={artist} revision={revision} onClose={() => setAsking(false)} />}
      </Suspense>
    </Stack>
  )
}
