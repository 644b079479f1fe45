import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { StoredData } from '#office/personal-data/contract/personal-data.ts'

/** What is stored about a person: of how many records of each kind; of a guest, under which email. */
export function StoredPanel({ kinds, under }: Pick<StoredData, 'kinds'> & { under?: string }) {
  const t = useText()
  const format = useFormat()
  return (
    <Panel title={t('personalData.stored')}>
      {under && <Text tone="soft">{under}</Text>}
      {kinds.length === 0 ? (
        <Text tone="soft">{t('personalData.nothing')}</Text>
      ) : (
        <Facts
          facts={kinds.map(({ kind, count }) => ({
            label: t(`personalData.kind_${kind}`),
            value: t('personalData.records', { count, total: format.number(count) }),
          }))}
        />
      )}
    </Panel>
  )
}
