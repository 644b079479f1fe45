import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Panel, Stack } from '#kit/web/ui/layout.tsx'
import { ReportReview } from '#reputation/abuse-reports/web/report-review.shown.tsx'
import { type Review, reviews } from '#reputation/reviews/contract/reviews.ts'
import { Byline } from './byline.tsx'
import { ReviewBadge } from './review-badge.tsx'
import { ReviewReply } from './review-reply.tsx'

const back: Back = { to: '/trainings/reviews', label: 'reviews.back' }

/** One review in full, the artist's reply, and for the office its former texts. */
export function ReviewPage() {
  const t = useText()
  const id = useIdParam()
  const inLanguage = useBilingual()
  return (
    <Record endpoint={reviews.get} input={{ id }} back={back}>
      {(review) => (
        <Page
          title={inLanguage(review.title)}
          intro={<BackLink {...back} />}
          width="narrow"
          actions={<LinkButton to={`/training/${review.training_id}`}>{t('reviews.to_training')}</LinkButton>}
        >
          <Panel>
            <Stack gap="lg">
              <ReviewFacts review={review} />
              <Byline review={{ ...review, reply: review.is_own ? null : review.reply }} />
            </Stack>
          </Panel>
          {review.is_own && <ReviewReply key={review.revision} review={review} />}
          {review.is_own && <ReportReview review={review} />}
          {review.versions && review.versions.length > 0 && <Versions versions={review.versions} />}
        </Page>
      )}
    </Record>
  )
}

function ReviewFacts({ review }: { review: Review }) {
  const t = useText()
  return (
    <Facts
      facts={[
        { label: t('reviews.author'), value: review.author_name },
        { label: t('reviews.artist'), value: review.artist_name },
        { label: t('reviews.created_at'), value: <RelativeTime at={review.created_at} /> },
        ...(review.edited_at ? [{ label: t('reviews.edited_at'), value: <RelativeTime at={review.edited_at} /> }] : []),
        { label: t('reviews.status'), value: <ReviewBadge status={review.status} /> },
        { label: t('reviews.verification'), value: t(`reviews.verification_${review.verification}`) },
        ...(review.is_rewarded ? [{ label: t('reviews.reward'), value: t('reviews.rewarded') }] : []),
      ]}
    />
  )
}

function Versions({ versions }: { versions: NonNullable<Review['versions']> }) {
  const t = useText()
  const format = useFormat()
  return (
    <Section title={t('reviews.history')}>
      <Timeline
        entries={versions.map((version) => ({
          id: version.id,
          title: t('reviews.version', { until: format.dateTime(version.replaced_at) }),
          body: <Byline review={version} />,
        }))}
      />
    </Section>
  )
}
