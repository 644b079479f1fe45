import type { ReactNode } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, OutsideLink } from '#kit/web/page/address/link.tsx'
import { Lines, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import type { Dashboard } from '../next-steps.tsx'

type ArtistPanelProps = {
  artist: NonNullable<Dashboard['artist']> /** How far the next level is. */
  progress: ReactNode
}

/** The artist's level and state in the network. */
export function ArtistPanel({ artist, progress }: ArtistPanelProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <Panel title={t('dashboard.level')}>
      <p>
        <StatValue tone="accent">{artist.level ? inLanguage(artist.level.name) : t('dashboard.no_level')}</StatValue>
      </p>
      {artist.completed_at && (
        <Text tone="soft">{t('dashboard.member_since', { date: format.date(artist.completed_at) })}</Text>
      )}
      {progress}
    </Panel>
  )
}

/** Where the academy keeps what artists may use to be found. */
export function MaterialsPanel({ link }: { link: string }) {
  const t = useText()
  return (
    <Panel title={t('dashboard.materials')}>
      <Stack>
        <Text tone="soft">{t('dashboard.materials_text')}</Text>
        <OutsideLink href={link}>{t('dashboard.materials_open')}</OutsideLink>
      </Stack>
    </Panel>
  )
}

export function BenefitsPanel({ benefits }: { benefits: Dashboard['benefits'] }) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Panel title={t('dashboard.benefits')}>
      {benefits.length === 0 ? (
        <Text tone="soft">{t('dashboard.no_benefits')}</Text>
      ) : (
        <Stack>
          <Lines>
            {benefits.map(({ id, name, category }) => (
              <Row as="li" key={id} justify="space-between" align="baseline">
                <Link to={`/benefits/${id}`}>{inLanguage(name)}</Link>
                <Meta>{t(`benefits.category_${category}` as TextKey)}</Meta>
              </Row>
            ))}
          </Lines>
          <Link to="/benefits">{t('dashboard.all_benefits')}</Link>
        </Stack>
      )}
    </Panel>
  )
}
