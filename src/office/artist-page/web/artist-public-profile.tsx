import { Suspense, useState } from 'react'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type ArtistPublicProfile, publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { PublicProfileBadge } from '#reputation/public-profiles/web/public-profile-badge.shown.tsx'

const BlockDialog = lazyPart(() => import('./block-profile-dialog.tsx'), 'BlockProfileDialog')

/** Whether the artist's profile is public, and the office's control of it. */
export function ArtistPublicPanel({ artist }: { artist: ProArtist }) {
  const t = useText()
  const may = useMay()
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  const isRequested = isOfNetwork && may(publicProfiles.ofArtist)
  const { data } = useApi(publicProfiles.ofArtist, { id: artist.id }, { isEnabled: isRequested })
  if (!isRequested || !data) return null
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
