import { fullName } from '#kit/contract/values/full-name.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge, Tag } from '#kit/web/ui/content/badge.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { activationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { listBehind, listOf } from '../list/artist-lists.shown.ts'
import { ArtistStatus } from './artist-status.tsx'

/** Who this is, at a glance. */
export function ArtistHeader({ artist }: { artist: ProArtist }) {
  const t = useText()
  const inLanguage = useBilingual()
  const back = useBackToList(artist.invitation_status)
  const { first_name, last_name, email, phone, city, country, level } = artist
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  const isDisabled = isOfNetwork && artist.activation_status === activationStatus.DISABLED
  return (
    <RecordHeader
      back={back}
      title={fullName({ first_name, last_name })}
      picture={<Picture artist={artist} />}
      state={
        <>
          {isDisabled && <StatusBadge tone="bad">{t('artists.disabled')}</StatusBadge>}
          {!isDisabled && <ArtistStatus status={artist.invitation_status} />}
          {level && <Tag>{inLanguage(level.name)}</Tag>}
          {artist.pro_team && <Tag>{t('artists.pro_team')}</Tag>}
          {artist.has_own_trainings && <Tag>{t('artists.own_trainings')}</Tag>}
        </>
      }
      facts={[
        `${city}, ${inLanguage(country.name)}`,
        t('artists.experience', { years: t('artists.years', { count: artist.years_of_experience }) }),
      ]}
      contact={{ email, phone }}
    />
  )
}

function Picture({ artist }: { artist: ProArtist }) {
  const t = useText()
  const picture = <Avatar name={fullName(artist)} src={artist.avatar_url} size="xl" />
  if (!artist.avatar_url) return picture
  return (
    <a
      href={addressOf(artists.avatar, { id: artist.id, size: 'large' })}
      target="_blank"
      rel="noreferrer"
      aria-label={t('artists.avatar_open')}
    >
      {picture}
    </a>
  )
}

/** The list that the reader came from, as it was; else the one with artists of this status. */
function useBackToList(status: number): Back | null {
  const may = useMay()
  const behind = listBehind(useSearchParam('from'))
  const place = behind?.place ?? listOf(status, may)
  return place ? { to: place.to, label: place.title, search: behind?.search } : null
}
