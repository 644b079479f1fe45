import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Reorder } from '#kit/web/list/order/reorder.tsx'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Meta, Text } from '#kit/web/ui/layout.tsx'
import { isRefused } from '#reputation/consents/contract/consents.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { IconPhoto, IconPlus } from '~icons'
import styles from './portfolio.module.css'
import { WorkBadge } from './work-badge.shown.tsx'
import { WorkPicture } from './work-picture.shown.tsx'

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
    <article>
      {cover ? (
        <WorkPicture image={cover} size="small" isTile isDecoration />
      ) : (
        <span className={styles.blank}>
          <IconPhoto size={40} aria-hidden="true" />
        </span>
      )}
      <div className={styles.words}>
        <Text as="h2" isStrong>
          <Link to={`/portfolio/${id}`}>{inLanguage(title)}</Link>
        </Text>
        <Text tone="soft" size="sm">
          {t(`artists.techniques_${technique}`)}, {format.date(performed_on)}
        </Text>
        <Meta as="p">
          <WorkBadge status={status} />
          {isRefused(consent_state) ? (
            <StatusBadge tone="bad">{t('portfolio.no_consent')}</StatusBadge>
          ) : (
            <span>{t('portfolio.image_count', { count: images.length })}</span>
          )}
        </Meta>
        {reason && <Text size="sm">{reason}</Text>}
      </div>
    </article>
  )
}
