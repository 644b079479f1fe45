import { type ConsentRequest, consents } from '#contract/consents/consents.ts'
import { addressOf } from '#web/kit/calls/api.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import { Figure, Figures } from '#web/pieces/figures.tsx'

type ConsentPicturesProps = { hash: string; pictures: ConsentRequest['pictures'] }

/** Exactly the pictures that are meant. */
export function ConsentPictures({ hash, pictures }: ConsentPicturesProps) {
  const t = useText()
  const inLanguage = useBilingual()
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
            {is_new && <StatusBadge tone="accent">{t('consents.picture_new')}</StatusBadge>}
          </Figure>
        ))}
      </Figures>
    </Panel>
  )
}
