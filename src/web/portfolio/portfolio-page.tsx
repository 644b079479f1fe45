import { isRefused } from '#contract/consents/consents.ts'
import { type PortfolioItem, portfolio } from '#contract/portfolio/portfolio.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Reorder } from '#web/kit/list/reorder.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useUser } from '#web/kit/session/session.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Text } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { WorkBadge } from '#web/pieces/work-badge.tsx'
import { WorkPicture } from '#web/pieces/work-picture.tsx'
import { IconPhoto, IconPlus } from '~icons'
import styles from './portfolio.module.css'

/** An artist's own works, in the order in which others see them. */
export function PortfolioPage() {
  const t = useText()
  const isArtist = (useUser()?.pro_artist ?? null) !== null
  const { data, error, refetch } = useApi(portfolio.list, {}, { isEnabled: isArtist })
  if (!isArtist) {
    return (
      <Page title={t('portfolio.screen')}>
        <EmptyState title={t('portfolio.for_artists')} text={t('portfolio.for_artists_text')} />
      </Page>
    )
  }
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  const works = data?.data ?? []
  return (
    <Page
      title={t('portfolio.screen')}
      intro={t('portfolio.intro')}
      actions={
        <LinkButton to="/portfolio/new" kind="primary" icon={<IconPlus size={18} aria-hidden="true" />}>
          {t('portfolio.add')}
        </LinkButton>
      }
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && works.length === 0 && <EmptyState title={t('portfolio.empty')} text={t('portfolio.empty_text')} />}
      {works.length > 0 && (
        <>
          {works.length > 1 && <Text tone="soft">{t('app.reorder_text')}</Text>}
          <Works works={works} onRefused={() => void refetch()} />
        </>
      )}
    </Page>
  )
}

function Works({ works, onRefused }: { works: PortfolioItem[]; onRefused: () => void }) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Reorder
      label={t('portfolio.works')}
      rows={works}
      endpoint={portfolio.reorder}
      shape="tiles"
      nameOf={({ title }) => inLanguage(title)}
      onRefused={onRefused}
    >
      {(work) => <WorkTile work={work} />}
    </Reorder>
  )
}

function WorkTile({ work }: { work: PortfolioItem }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const {
    id,
    title,
    technique,
    performed_on,
    status,
    consent_state,
    images,
    cover_id,
    moderation_reason: reason,
  } = work
  const cover = images.find((image) => image.id === cover_id)
  return (
    <article className={styles.tile}>
      <div className={styles.cover}>
        {cover ? <WorkPicture image={cover} size="small" isDecoration /> : <IconPhoto size={40} aria-hidden="true" />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/portfolio/${id}`}>{inLanguage(title)}</Link>
        </h2>
        <Text tone="soft" size="sm">
          {t(`artists.techniques_${technique}`)}, {format.date(performed_on)}
        </Text>
        <p className={styles.facts}>
          <WorkBadge status={status} />
          {isRefused(consent_state) ? (
            <StatusBadge tone="bad">{t('portfolio.no_consent')}</StatusBadge>
          ) : (
            <span>{t('portfolio.image_count', { count: images.length })}</span>
          )}
        </p>
        {reason && <Text size="sm">{reason}</Text>}
      </div>
    </article>
  )
}
