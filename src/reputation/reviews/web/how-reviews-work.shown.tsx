import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'

/**
 * The information that the law requires next to reviews: whether and how they are verified, which are published, and
 * what they may not contain.
 */
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
