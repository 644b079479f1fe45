import { currency } from '#kit/contract/values/money.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { importKinds } from '#office/imports/contract/import-kinds.ts'
import { type AcademySum, imports, isSumOfMoney } from '#office/imports/contract/imports.ts'

/** What the tables of an export add up to now, to compare with those of another portal. */
export function AcademySums({ onClose }: { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const { data } = useApi(imports.sums, {})
  const figure = ({ name, read }: AcademySum) =>
    isSumOfMoney(name) ? format.money(read, currency) : format.number(read)
  return (
    <Dialog title={t('imports.sums_academy')} onClose={onClose}>
      <Stack>
        <Text tone="soft">{t('imports.sums_academy_text')}</Text>
        {data && (
          <Facts
            facts={importKinds.map((kind) => ({
              label: t(`imports.kind_${kind}`),
              value: (
                <Stack as="span" gap="3xs">
                  {data.data
                    .filter((sum) => sum.kind === kind)
                    .map((sum) => (
                      <span key={sum.name}>
                        {t('imports.sum_of', { name: t(`imports.sum_${sum.name}`), figure: figure(sum) })}
                      </span>
                    ))}
                </Stack>
              ),
            }))}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
