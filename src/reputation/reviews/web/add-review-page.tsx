import { useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ReviewLink, reviews } from '#reputation/reviews/contract/reviews.ts'
import { HowReviewsWork } from './how-reviews-work.shown.tsx'
import { ReviewForm } from './review-form.tsx'
import { WrittenReview } from './written-review.tsx'

/** Behind an attendee's link: their review to write, to edit while its time lasts, and then why it is closed. */
export function AddReviewPage() {
  const hash = useParam('hash')
  return (
    <Record endpoint={reviews.link} input={{ hash }} missing={<End kind="unknown" until="" />}>
      {(link) => <Opened key={hash} link={link} hash={hash} />}
    </Record>
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
    <BrokenLink
      why={kind === 'withdrawn' ? 'closed' : kind}
      title={t(`reviews.link_${kind}_title`)}
      text={t(`reviews.link_${kind}_text`, { until })}
      action={<PlainLinkButton to="/trainings/reviews">{t('reviews.to_mine')}</PlainLinkButton>}
    />
  )
}
