import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { criteria } from '#reputation/reviews/contract/reviews.flow.ts'
import { type ReviewLink, reviews } from '#reputation/reviews/contract/reviews.ts'
import { StarsField } from '#reputation/reviews/web/field-stars.tsx'

type ReviewFormProps = { link: ReviewLink; hash: string; onSent: () => void }

/** Four ratings and a text. The form states the reward in advance, which does not depend on the review's content. */
export function ReviewForm({ link: { id, review, reward }, hash, onSent }: ReviewFormProps) {
  const t = useText()
  const shared = { params: { hash }, onSent, draft: `reviews.${id}` }
  if (review) {
    const { rating, content_rating, artist_rating, organisation_rating, text, revision } = review
    const values = { rating, content_rating, artist_rating, organisation_rating, text, revision }
    return (
      <Form endpoint={reviews.edit} values={values} {...shared}>
        <Inputs action={t('reviews.save')} />
      </Form>
    )
  }
  return (
    <>
      {reward && (
        <Notice title={t('reviews.add_reward_title', reward)}>
          <Text>{t('reviews.add_reward_text')}</Text>
        </Notice>
      )}
      <Form endpoint={reviews.write} values={blank} {...shared}>
        <Inputs action={t('reviews.send')} />
      </Form>
    </>
  )
}

const blank = { rating: '', content_rating: '', artist_rating: '', organisation_rating: '', text: '' } as const

function Inputs({ action }: { action: string }) {
  const t = useText()
  return (
    <>
      <StarsField name="rating" label="reviews.rating_whole" />
      {criteria.map((criterion) => (
        <StarsField key={criterion} name={`${criterion}_rating`} label={`reviews.${criterion}_rating`} />
      ))}
      <ProseField name="text" label="reviews.text_label" hint="reviews.text_hint" rows={6} />
      <Text tone="soft" size="sm">
        {t('reviews.add_signed')}
      </Text>
      <Row>
        <SubmitButton>{action}</SubmitButton>
      </Row>
      <PrivacyNote of={reviews.write} />
    </>
  )
}
