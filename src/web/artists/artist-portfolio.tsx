import type { ProArtist } from '#contract/artists/artists.entities.ts'
import type { ArtistWork } from '#contract/artists/artists.work.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Section } from '#web/kit/page/section.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'
import { Text } from '#web/kit/ui/layout.tsx'
import styles from './artist-portfolio.module.css'

const shown = 6

/** The artist's works, in the order that they chose. */
export function ArtistPortfolio({ artist: { portfolio } }: { artist: ProArtist }) {
  const t = useText()
  const rest = portfolio.slice(shown)
  return (
    <Section title={t('artists.portfolio')} isEmpty={portfolio.length === 0}>
      {portfolio.length > 0 ? (
        <Works works={portfolio.slice(0, shown)} />
      ) : (
        <Text tone="soft">{t('artists.portfolio_none')}</Text>
      )}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('artists.show_more', { count: rest.length })}</summary>
          <Works works={rest} />
        </details>
      )}
    </Section>
  )
}

function Works({ works }: { works: ArtistWork[] }) {
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <Work key={work.id} {...work} />
      ))}
    </ul>
  )
}

const tones: Record<ArtistWork['status'], Tone> = {
  DRAFT: 'neutral',
  PENDING: 'accent',
  APPROVED: 'ordinary',
  REJECTED: 'bad',
  HIDDEN: 'waiting',
}

function Work({ title, description, technique, performed_on, status, moderation_reason: reason }: ArtistWork) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <li className={styles.work}>
      <span className={styles.head}>
        <span className={styles.name}>{inLanguage(title)}</span>
        <StatusBadge tone={tones[status]}>{t(`artists.portfolio_${status}`)}</StatusBadge>
      </span>
      <span className={styles.description}>{inLanguage(description)}</span>
      <span className={styles.facts}>
        {t(`artists.techniques_${technique}`)}, {t('artists.portfolio_performed', { date: format.date(performed_on) })}
      </span>
      {reason && (
        <span className={styles.reason}>
          <strong>{t('artists.portfolio_reason')}</strong> {reason}
        </span>
      )}
    </li>
  )
}
