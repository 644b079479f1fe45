import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { isAgreement, type PairReason } from '#office/duplicates/contract/pair-reasons.ts'

/** The reasons of a pair: agreements, and differences below. */
export function ReasonLines({ reasons }: { reasons: readonly PairReason[] }) {
  const t = useText()
  const format = useFormat()
  const worded = (some: readonly PairReason[]) => format.list(some.map((reason) => t(`duplicates.reason_${reason}`)))
  const differing = reasons.filter((reason) => !isAgreement(reason))
  return (
    <Stack as="span" gap="3xs">
      <span>{worded(reasons.filter(isAgreement))}</span>
      {differing.length > 0 && (
        <Text as="small" tone="soft">
          {t('duplicates.differs_in', { what: worded(differing) })}
        </Text>
      )}
    </Stack>
  )
}
