import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'

/** Ready titles without facts about health, for a work whose title or description has some. */
export function NeutralTitles() {
  const t = useText()
  const language = useLanguage()
  const { fill } = useFormState()
  const health = useFormValue('health')
  const technique = useFormValue('technique') as PortfolioItem['technique'] | ''
  if (health !== 'TOLD' || !technique) return null
  const named = { technique: t(`artists.techniques_${technique}`) }
  return (
    <Notice tone="waiting" title={t('portfolio.neutral')}>
      <Stack gap="sm">
        <Text>{t('portfolio.neutral_text')}</Text>
        <Row>
          {(['natural', 'shape', 'delicate'] as const).map((name) => {
            const title = t(`portfolio.neutral_${name}`, named)
            return (
              <Button key={name} size="sm" onClick={() => fill({ [`title.${language}`]: title })}>
                {title}
              </Button>
            )
          })}
        </Row>
      </Stack>
    </Notice>
  )
}
