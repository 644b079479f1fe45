import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { mailLink, phoneLink } from '#kit/web/language/contact-links.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge, Tag } from '#kit/web/ui/content/badge.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { activationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { IconMail, IconPhone } from '~icons'
import styles from './artist-header.module.css'
import { ArtistStatus } from './artist-status.tsx'

/** Who this is, at a glance. */
export function ArtistHeader({ artist }: { artist: ProArtist }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { id, first_name, last_name, email, phone, city, country, level } = artist
  const name = fullName({ first_name, last_name })
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  const isDisabled = isOfNetwork && artist.activation_status === activationStatus.DISABLED
  const picture = <Avatar name={name} src={artist.avatar_url} size="xl" />
  return (
    <header className={styles.header}>
      {artist.avatar_url ? (
        <a
          href={addressOf(artists.avatar, { id, size: 'large' })}
          target="_blank"
          rel="noreferrer"
          className={styles.picture}
          aria-label={t('artists.avatar_open')}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
      <div className={styles.words}>
        <div className={styles.name}>
          <PageTitle>{name}</PageTitle>
          {isDisabled && <StatusBadge tone="bad">{t('artists.disabled')}</StatusBadge>}
          {!isDisabled && <ArtistStatus status={artist.invitation_status} />}
          {level && <Tag>{inLanguage(level.name)}</Tag>}
          {artist.pro_team && <Tag>{t('artists.pro_team')}</Tag>}
          {artist.has_own_trainings && <Tag>{t('artists.own_trainings')}</Tag>}
        </div>
        <p className={styles.facts}>
          {city}, {inLanguage(country.name)}
          <span aria-hidden="true"> · </span>
          {t('artists.experience', { years: t('artists.years', { count: artist.years_of_experience }) })}
        </p>
        <p className={styles.contact}>
          <a href={mailLink(email)}>
            <IconMail size={18} aria-hidden="true" />
            {email}
          </a>
          <a href={phoneLink(phone)}>
            <IconPhone size={18} aria-hidden="true" />
            {formatPhone(phone)}
          </a>
        </p>
      </div>
    </header>
  )
}
