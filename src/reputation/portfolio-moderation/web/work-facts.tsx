import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import type { ModeratedWork } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

/** The facts of a work without its pictures. */
export function WorkFacts({ work, item }: { work: ModeratedWork; item: PortfolioItem }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { artist, technique, performed_on, status_changed_at, moderated_by } = work
  return (
    <>
      <Facts
        facts={[
          { label: t('portfolioModeration.waiting_since'), value: format.dateTime(status_changed_at) },
          {
            label: t('portfolioModeration.artist'),
            value: <Link to={`/proartist/${artist.id}`}>{fullName(artist)}</Link>,
          },
          { label: t('portfolioModeration.technique'), value: t(`artists.techniques_${technique}`) },
          { label: t('portfolioModeration.performed_on'), value: format.date(performed_on) },
          {
            label: t('portfolioModeration.health'),
            value: item.health ? t(`portfolio.health_${item.health}`) : t('portfolioModeration.health_unanswered'),
          },
        ]}
      />
      <Text isProse>{inLanguage(item.description)}</Text>
      {item.moderation_reason && (
        <Notice tone="waiting" title={t('portfolioModeration.reason')}>
          <Text isProse>{item.moderation_reason}</Text>
        </Notice>
      )}
      {moderated_by && (
        <Text tone="soft" size="sm">
          {t('portfolioModeration.decided_by', { name: moderated_by })}
        </Text>
      )}
    </>
  )
}
