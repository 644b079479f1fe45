import { writtenIn } from '#kit/contract/texts/text.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Figure, Figures } from '#kit/web/ui/content/figures.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ConsentRequest, consents } from '#reputation/consents/contract/consents.ts'

type ConsentPicturesProps = { hash: string } & Pick<ConsentRequest, 'pictures' | 'title' | 'description'>

/** Exactly the pictures that are meant, with their title and description as they will be published. */
export function ConsentPictures({ hash, pictures, title, description }: ConsentPicturesProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const language = useLanguage()
  return (
    <Panel title={t('consents.pictures', { count: pictures.length })}>
      <Text tone="soft">{t('consents.pictures_hint')}</Text>
      <Figures>
        {pictures.map(({ id, alt, stage, width, height, is_new }) => (
          <Figure
            key={id}
            picture={
              <img
                src={addressOf(consents.picture, { hash, id, size: 'medium' })}
                alt={inLanguage(alt)}
                {...{ width, height }}
                loading="lazy"
              />
            }
          >
            {t(`portfolio.stage_${stage}`)}{' '}
            {is_new && <StatusBadge tone="waiting">{t('consents.picture_new')}</StatusBadge>}
          </Figure>
        ))}
      </Figures>
      <Stack gap="xs" aria-label={t('consents.words')}>
        <Text tone="soft">{t('consents.words')}</Text>
        <strong lang={writtenIn(title, language)}>{inLanguage(title)}</strong>
        <Text isProse lang={writtenIn(description, language)}>
          {inLanguage(description)}
        </Text>
      </Stack>
    </Panel>
  )
}
