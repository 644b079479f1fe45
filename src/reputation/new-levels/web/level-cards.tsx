import { addressOf } from '#kit/web/calls/api.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { newLevels } from '#reputation/new-levels/contract/new-levels.ts'
import { cardFormats } from '#reputation/portfolio/contract/card-formats.ts'

/** The artist's level as pictures for social media. */
export function LevelCards() {
  const t = useText()
  const language = useLanguage()
  return (
    <Stack gap="xs">
      <Text tone="soft">{t('newLevels.share_text')}</Text>
      <Row>
        {cardFormats.map((format) => (
          <a key={format} {...buttonVariant({})} href={addressOf(newLevels.card, { format, language })} download>
            {t(`newLevels.card_${format}`)}
          </a>
        ))}
      </Row>
    </Stack>
  )
}
