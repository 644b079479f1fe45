import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { type Erased, fates } from '#office/personal-data/contract/erasures.ts'

/** What becomes of each kind of data, how much of it there is, and why something stays. */
export function ErasedKinds({ erased: { outcomes, mentions, trash_days } }: { erased: Erased }) {
  const t = useText()
  return (
    <Stack gap="xl">
      {fates
        .map((fate) => ({ fate, own: outcomes.filter((outcome) => outcome.fate === fate) }))
        .filter(({ own }) => own.length > 0)
        .map(({ fate, own }) => (
          <Stack key={fate} gap="xs">
            <h3>{t(`erasures.fate_${fate}`)}</h3>
            <Facts
              facts={[...Map.groupBy(own, ({ kind }) => kind)].map(([kind, some]) => ({
                label: t(`personalData.kind_${kind}`),
                // Others come after those that they are other than.
                value: some
                  .toSorted((one, other) => Number(!one.because) - Number(!other.because))
                  .map(({ because, rows }) => (
                    <div key={because}>
                      {t(because || some.length === 1 ? 'erasures.records' : 'erasures.other_records', { count: rows })}
                      {because && `: ${t(`erasures.because_${because}`)}`}
                    </div>
                  )),
              }))}
            />
          </Stack>
        ))}
      {mentions > 0 && <Text>{t('erasures.mentions', { count: mentions })}</Text>}
      {trash_days > 0 && <Text tone="soft">{t('erasures.remains', { days: trash_days })}</Text>}
    </Stack>
  )
}
