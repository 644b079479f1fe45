import type { ConsentRequest } from '#contract/consents/consents.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import styles from './consent-page.module.css'

/** Exactly the pictures that are meant. */
export function ConsentPictures({ pictures }: Pick<ConsentRequest, 'pictures'>) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Panel title={t('consents.pictures', { count: pictures.length })}>
      <Text tone="soft">{t('consents.pictures_hint')}</Text>
      <ul className={styles.pictures}>
        {pictures.map(({ id, url, alt, stage, width, height, is_new }) => (
          <li key={id}>
            <figure className={styles.picture}>
              <img src={`${url}medium`} alt={inLanguage(alt)} width={width} height={height} loading="lazy" />
              <figcaption>
                {t(`portfolio.stage_${stage}`)}{' '}
                {is_new && <StatusBadge tone="accent">{t('consents.picture_new')}</StatusBadge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
