import type { StoredData } from '#contract/personal-data/personal-data.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'

/** What is stored about a person: of how many records of each kind. */
export function StoredPanel({ kinds }: Pick<StoredData, 'kinds'>) {
  const t = useText()
  const format = useFormat()
  return (
    <Panel title={t('personalData.stored')}>
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
