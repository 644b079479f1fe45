import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'

/** What a business has to say wherever it shows reviews: whether and how they are verified, which are shown, and what may not stand in them. */
export function HowReviewsWork() {
  const t = useText()
  return (
    <details>
      <summary>{t('reviews.how_title')}</summary>
      <Stack gap="sm">
        {(['verified', 'all', 'reported', 'rules', 'reward'] as const).map((part) => (
          <Text key={part} tone="soft" size="sm">
            {t(`reviews.how_${part}`)}
          </Text>
        ))}
      </Stack>
    </details>
  )
}
