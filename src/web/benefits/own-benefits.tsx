import { benefitCategories } from '#contract/benefits/benefits.fields.ts'
import { type Benefit, benefits } from '#contract/benefits/benefits.ts'
import type { Output } from '#contract/kit/endpoint.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { OutsideLink } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import type { Icon } from '#web/kit/ui/icon.tsx'
import { Text } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { IconAward, IconDiscount2, IconSchool, IconSpeakerphone, IconTrendingUp } from '~icons'
import styles from './own-benefits.module.css'
import { ValidDays } from './valid-days.tsx'

/** What the artist who reads is entitled to, by kind, and what the next level opens. */
export function OwnBenefits() {
  const t = useText()
  const { data, error, refetch } = useApi(benefits.mine, {})
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page title={t('benefits.title')} intro={t('benefits.own_intro')} width="medium">
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && <Mine {...data.data} />}
    </Page>
  )
}

function Mine({ next_level, benefits: own, next }: Output<typeof benefits.mine>['data']) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <>
      {own.length === 0 && <EmptyState drawing="benefits" title={t('benefits.own_empty')} />}
      {benefitCategories.map((category) => (
        <Category
          key={category}
          title={t(`benefits.category_${category}`)}
          benefits={own.filter((benefit) => benefit.category === category)}
        />
      ))}
      {next_level && next.length > 0 && (
        <section className={styles.next} aria-labelledby="next-benefits">
          <h2 id="next-benefits" className={styles.title}>
            {t('benefits.next_level', { level: inLanguage(next_level.name) })}
          </h2>
          <Text tone="soft">{t('benefits.way_up')}</Text>
          <Cards benefits={next} />
        </section>
      )}
    </>
  )
}

function Category({ title, benefits: shown }: { title: string; benefits: Benefit[] }) {
  if (shown.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Cards benefits={shown} />
    </section>
  )
}

function Cards({ benefits: shown }: { benefits: Benefit[] }) {
  return (
    <ul className={styles.cards}>
      {shown.map((benefit) => (
        <BenefitCard key={benefit.id} benefit={benefit} />
      ))}
    </ul>
  )
}

const icons: Record<Benefit['category'], Icon> = {
  RECOGNITION: IconAward,
  TRAINING: IconSchool,
  DISCOUNT: IconDiscount2,
  MARKETING: IconSpeakerphone,
  SALES: IconTrendingUp,
}

function BenefitCard({ benefit }: { benefit: Benefit }) {
  const t = useText()
  const inLanguage = useBilingual()
  const Icon = icons[benefit.category]
  const isLimited = benefit.valid_from !== null || benefit.valid_until !== null
  return (
    <li className={styles.card}>
      <Icon size={28} stroke={1.4} aria-hidden="true" className={styles.icon} />
      <h3 className={styles.name}>{inLanguage(benefit.name)}</h3>
      <Text tone="soft" isProse>
        {inLanguage(benefit.description)}
      </Text>
      {(isLimited || benefit.link) && (
        <p className={styles.foot}>
          {isLimited && (
            <span>
              <ValidDays {...benefit} />
            </span>
          )}
          {benefit.link && <OutsideLink href={benefit.link}>{t('benefits.open_link')}</OutsideLink>}
        </p>
      )}
    </li>
  )
}
