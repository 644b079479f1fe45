import { Suspense, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Section } from '#kit/web/page/section.tsx'
import { Cards, Meta, Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import type { ArtistWork } from '#reputation/portfolio/contract/portfolio.works.ts'
import { WorkBadge } from '#reputation/portfolio/web/work-badge.shown.tsx'
import { EnlargeButton, WorkPicture } from '#reputation/portfolio/web/work-picture.shown.tsx'

const shown = 6

const WorkDialog = lazyPart(() => import('#reputation/portfolio/web/work-dialog.shown.tsx'), 'WorkDialog')

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
        <details>
          <summary>{t('artists.show_more', { count: rest.length })}</summary>
          <Works works={rest} />
        </details>
      )}
    </Section>
  )
}

function Works({ works }: { works: ArtistWork[] }) {
  return (
    <Cards column="17rem" gap="sm">
      {works.map((work) => (
        <Work key={work.id} work={work} />
      ))}
    </Cards>
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
    <Panel as="li" size="sm">
      {cover && (
        <EnlargeButton label={t('portfolio.look', { title: inLanguage(title) })} onClick={() => setOpen(true)}>
          <WorkPicture image={cover} size="small" isTile isDecoration />
        </EnlargeButton>
      )}
      <Row as="span" justify="space-between">
        <Text as="span" isStrong>
          {inLanguage(title)}
        </Text>
        <WorkBadge status={status} />
      </Row>
      <span>{inLanguage(description)}</span>
      <Meta>
        {t(`artists.techniques_${technique}`)}, {t('artists.portfolio_performed', { date: format.date(performed_on) })}
      </Meta>
      {reason && (
        <Text as="span" size="sm">
          <strong>{t('artists.portfolio_reason')}</strong> {reason}
        </Text>
      )}
      <Suspense>{isOpen && <WorkDialog work={work} onClose={() => setOpen(false)} />}</Suspense>
    </Panel>
  )
}
