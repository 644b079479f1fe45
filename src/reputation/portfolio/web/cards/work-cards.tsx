import { addressOf } from '#kit/web/calls/api.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { consents } from '#reputation/consents/contract/consents.ts'
import { cardFormats } from '#reputation/portfolio/contract/card-formats.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'

/** The work as pictures for social media, where the person in it agreed to that. */
export function WorkCards({ work: { id } }: { work: Pick<PortfolioItem, 'id'> }) {
  const t = useText()
  const language = useLanguage()
  const consent = useApi(consents.get, { id }).data?.data
  if (!consent) return null
  const { state, channels, gap } = consent
  const isAgreed = state === 'NOT_NEEDED' || (state === 'GIVEN' && gap === null && channels.includes('SOCIAL'))
  return (
    <Panel title={t('portfolio.cards')}>
      {isAgreed ? (
        <Stack>
          <Text>{t('portfolio.cards_text')}</Text>
          <Row>
            {cardFormats.map((format) => (
              <a
                key={format}
                {...buttonVariant({})}
                href={addressOf(portfolio.card, { id, format, language })}
                download
              >
                {t(`portfolio.card_${format}`)}
              </a>
            ))}
          </Row>
        </Stack>
      ) : (
        <Text>{t('portfolio.cards_none')}</Text>
      )}
    </Panel>
  )
}
