import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ReviewLink } from '#reputation/reviews/contract/reviews.ts'
import { Byline } from './byline.tsx'

/** What its author wrote, and whether they can still change it. */
export function WrittenReview({ link: { state, review }, onEdit }: { link: ReviewLink; onEdit: () => void }) {
  const t = useText()
  const format = useFormat()
  if (review === null) return null
  const until = format.dateTime(review.editable_until)
  const { voucher } = review
  return (
    <Stack>
      {state === 'EDITABLE' && (
        <Notice
          tone="good"
          title={t('reviews.thanks_title')}
          actions={
            <Button size="sm" onClick={onEdit}>
              {t('reviews.edit')}
            </Button>
          }
        >
          {t('reviews.thanks_text', { until })}
        </Notice>
      )}
      {state === 'CLOSED' && <Notice title={t('reviews.closed_title')}>{t('reviews.closed_text', { until })}</Notice>}
      {state === 'HIDDEN' && (
        <Notice tone="waiting" title={t('reviews.hidden_title')}>
          {t('reviews.hidden_text')}
        </Notice>
      )}
      {state === 'REMOVED' && (
        <Notice tone="waiting" title={t('reviews.removed_title')}>
          {t('reviews.removed_text')}
        </Notice>
      )}
      {voucher && (
        <Text>
          {t('reviews.voucher', {
            code: voucher.code,
            percent: voucher.percent,
            date: format.date(voucher.available_at),
          })}
        </Text>
      )}
      <Byline review={review} />
    </Stack>
  )
}
