import { useText } from '#web/kit/language/i18n.ts'
import { Stack, Text } from '#web/kit/ui/layout.tsx'

/** What a business has to say wherever it shows reviews: whether and how they are verified, and which are shown. */
export function HowReviewsWork() {
  const t = useText()
  return (
    <details>
      <summary>{t('reviews.how_title')}</summary>
      <Stack gap="sm">
        <Text tone="soft" size="sm">
          {t('reviews.how_verified')}
        </Text>
        <Text tone="soft" size="sm">
          {t('reviews.how_all')}
        </Text>
        <Text tone="soft" size="sm">
          {t('reviews.how_reward')}
        </Text>
      </Stack>
    </details>
  )
}
