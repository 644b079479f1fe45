import { lazy, Suspense, useState } from 'react'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import type { ArtistWork } from '#contract/artists/artists.work.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Section } from '#web/kit/page/section.tsx'
import { Text } from '#web/kit/ui/layout.tsx'
import { WorkBadge } from '#web/pieces/work-badge.tsx'
import { WorkPicture } from '#web/pieces/work-picture.tsx'
import styles from './artist-portfolio.module.css'

const shown = 6

const WorkDialog = lazy(async () => ({ default: (await import('#web/pieces/work-dialog.tsx')).WorkDialog }))

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
        <Work key={work.id} work={work} />
      ))}
    </ul>
  )
}

function Work({ work }: { work: ArtistWork }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const [isOpen, setOpen] = useState(false)
  const { title, description, technique, performed_on, status, cover_id, images, moderation_reason: reason } = work
  const cover = images.find(({ id }) => id === cover_id)
  return (
    <li className={styles.work}>
      {cover && (
        <button
          type="button"
          className={styles.cover}
          aria-label={t('portfolio.look', { title: inLanguage(title) })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <WorkPicture image={cover} size="small" isDecoration />
        </button>
      )}
      <span className={styles.head}>
        <span className={styles.name}>{inLanguage(title)}</span>
        <WorkBadge status={status} />
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
      <Suspense>{isOpen && <WorkDialog work={work} onClose={() => setOpen(false)} />}</Suspense>
    </li>
  )
}
