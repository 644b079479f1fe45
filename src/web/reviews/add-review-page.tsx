import { useState } from 'react'
import { type ReviewLink, reviews } from '#contract/reviews/reviews.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useParam } from '#web/kit/page/params.ts'
import { PlainLinkButton } from '#web/kit/page/plain-link.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { HowReviewsWork } from '#web/pieces/how-reviews-work.tsx'
import { ReviewForm } from './review-form.tsx'
import { WrittenReview } from './written-review.tsx'

/** Behind an attendee's link: their review to write, to edit while its time lasts, and then why it is closed. */
export function AddReviewPage() {
  const t = useText()
  const hash = useParam('hash')
  const { data, error, refetch } = useApi(reviews.link, { hash })
  if (error?.status === 404) return <End kind="unknown" until="" />
  if (data) return <Opened key={hash} link={data.data} hash={hash} />
  if (!error) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page title={t('reviews.add_title')} width="narrow">
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function Opened({ link, hash }: { link: ReviewLink; hash: string }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const [isEditing, setEditing] = useState(false)
  if (link.state === 'EXPIRED') return <End kind="expired" until={format.lastDay(link.expires_at)} />
  if (link.state === 'WITHDRAWN') return <End kind="withdrawn" until="" />
  const isWritten = link.review !== null && !(isEditing && link.state === 'EDITABLE')
  const training = [
    inLanguage(link.title),
    link.ended_at && format.date(link.ended_at),
    link.artist && t('reviews.add_led_by', { name: link.artist }),
  ]
  return (
    <Page
      title={t('reviews.add_title')}
      intro={link.review === null ? t('reviews.add_intro', { first_name: link.first_name }) : undefined}
      width="narrow"
    >
      <Text tone="soft">{training.filter(Boolean).join(' · ')}</Text>
      <Panel>
        {isWritten ? (
          <WrittenReview link={link} onEdit={() => setEditing(true)} />
        ) : (
          <ReviewForm
            link={link}
            hash={hash}
            onSent={() => {
              if (isEditing) toast(t('reviews.saved'))
              setEditing(false)
            }}
          />
        )}
      </Panel>
      <HowReviewsWork />
    </Page>
  )
}

function End({ kind, until }: { kind: 'unknown' | 'expired' | 'withdrawn'; until: string }) {
  const t = useText()
  return (
    <DeadEnd
      title={t(`reviews.link_${kind}_title`)}
      text={t(`reviews.link_${kind}_text`, { until })}
      action={<PlainLinkButton to="/trainings/reviews">{t('reviews.to_mine')}</PlainLinkButton>}
    />
  )
}
