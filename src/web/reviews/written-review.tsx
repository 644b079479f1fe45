import type { ReviewLink } from '#contract/reviews/reviews.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { SaidBy } from './said-by.tsx'

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
      <SaidBy review={review} />
    </Stack>
  )
}
