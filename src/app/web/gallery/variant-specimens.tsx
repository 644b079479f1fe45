import { useText } from '#kit/web/language/i18n.ts'
import { Columns, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import { Wordmark } from '#kit/web/ui/styles/wordmark.tsx'
import styles from './variant-specimens.module.css'

const colours = [
  'paper',
  'sheet',
  'sunken',
  'line',
  'ink',
  'ink-soft',
  'accent',
  'accent-wash',
  'sage',
  'sage-wash',
  'amber',
  'amber-wash',
  'brick',
  'brick-wash',
]

export function VariantSpecimens() {
  const t = useText()
  return (
    <Columns column="22rem">
      <Panel title={t('gallery.colours')}>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={`${styles.swatch} surface`} style={{ background: `var(--${name})` }} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('gallery.type')}>
        <Wordmark />
        <p className={styles.display}>{t('gallery.type_display')}</p>
        <StatValue>1 234,5</StatValue>
        <Text>{t('gallery.type_work')}</Text>
        <Text tone="soft" size="sm">
          {t('gallery.type_work')}
        </Text>
      </Panel>
    </Columns>
  )
}
