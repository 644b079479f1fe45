import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { ReportReview } from '#reputation/abuse-reports/web/report-review.shown.tsx'
import { type Review, reviews } from '#reputation/reviews/contract/reviews.ts'
import { Byline } from './byline.tsx'
import { ReviewBadge } from './review-badge.tsx'
import { ReviewReply } from './review-reply.tsx'

const back: Back = { to: '/trainings/reviews', label: 'reviews.title' }

/** One review in full, the artist's reply, and for the office its former texts. */
export function ReviewPage() {
  return (
    <Record endpoint={reviews.get} input={{ id: useIdParam() }} back={back}>
      {(review) => (
        <Page header={<ReviewHeader review={review} />}>
          <Split
            aside={
              <>
                <Panel>
                  <ReviewFacts review={review} />
                </Panel>
                {review.versions && review.versions.length > 0 && <Versions versions={review.versions} />}
              </>
            }
          >
            <Panel>
              <Byline review={{ ...review, reply: review.is_own ? null : review.reply }} />
            </Panel>
            {review.is_own && <ReviewReply key={review.revision} review={review} />}
            {review.is_own && <ReportReview review={review} />}
          </Split>
        </Page>
      )}
    </Record>
  )
}

function ReviewHeader({ review }: { review: Review }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { author_id, author_name, created_at, rating, status, title, training_id } = review
  return (
    <RecordHeader
      back={back}
      title={t('reviews.review_of', { title: inLanguage(title) })}
      state={<ReviewBadge status={status} />}
      facts={[
        <PersonLink key="author" kind="student" id={author_id} name={author_name} />,
        t('reviews.written_on', { date: format.date(created_at) }),
      ]}
      figures={[{ label: t('reviews.rating_whole'), value: t('reviews.of_five', { rating }) }]}
      next={<LinkButton to={`/training/${training_id}`}>{t('reviews.to_training')}</LinkButton>}
    />
  )
}

function ReviewFacts({ review }: { review: Review }) {
  const t = useText()
  const format = useFormat()
  return (
    <Facts
      facts={[
        {
          label: t('reviews.artist'),
          value: <PersonLink kind="proArtist" id={review.artist_id} name={review.artist_name} />,
        },
        ...(review.edited_at ? [{ label: t('reviews.edited_at'), value: format.dateTime(review.edited_at) }] : []),
        { label: t('reviews.verification'), value: t(`reviews.verification_${review.verification}`) },
        ...(review.reward_percent !== null
          ? [{ label: t('reviews.reward'), value: t('reviews.rewarded', { percent: review.reward_percent }) }]
          : []),
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
