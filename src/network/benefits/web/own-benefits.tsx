import type { Output } from '#kit/contract/endpoint.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { Icon } from '#kit/web/ui/icon.tsx'
import { Cards, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading, Panel } from '#kit/web/ui/panel.tsx'
import { benefitCategories } from '#network/benefits/contract/benefits.fields.ts'
import { type Benefit, benefits } from '#network/benefits/contract/benefits.ts'
import { IconAward, IconDiscount2, IconSchool, IconSpeakerphone, IconTrendingUp } from '~icons'
import { ValidDays } from './valid-days.tsx'

/** What the artist who reads is entitled to, by kind, and what the next level opens. */
export function OwnBenefits() {
  const t = useText()
  const { data, error, refetch } = useApi(benefits.mine, {})
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page title={t('benefits.title')} intro={t('benefits.own_intro')}>
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
        <Panel tone="quiet" title={t('benefits.next_level', { level: inLanguage(next_level.name) })}>
          <Text tone="soft">{t('benefits.way_up')}</Text>
          <BenefitCards benefits={next} />
        </Panel>
      )}
    </>
  )
}

function Category({ title, benefits: shown }: { title: string; benefits: Benefit[] }) {
  if (shown.length === 0) return null
  return (
    <Stack as="section" aria-label={title}>
      <Heading>{title}</Heading>
      <BenefitCards benefits={shown} />
    </Stack>
  )
}

function BenefitCards({ benefits: shown }: { benefits: Benefit[] }) {
  return (
    // A kind has one benefit or two: a third column would be empty.
    <Cards column="max(19rem, 40%)">
      {shown.map((benefit) => (
        <BenefitCard key={benefit.id} benefit={benefit} />
      ))}
    </Cards>
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
    <Panel as="li">
      <Text as="span" tone="accent">
        <Icon size={28} stroke={1.4} aria-hidden="true" />
      </Text>
      <Heading as="h3">{inLanguage(benefit.name)}</Heading>
      <Text tone="soft" isProse>
        {inLanguage(benefit.description)}
      </Text>
      {(isLimited || benefit.link) && (
        <Row justify="space-between" isFoot>
          {isLimited && (
            <Meta>
              <ValidDays {...benefit} />
            </Meta>
          )}
          {benefit.link && <OutsideLink href={benefit.link}>{t('benefits.open_link')}</OutsideLink>}
        </Row>
      )}
    </Panel>
  )
}
