import { controller } from '#academy/privacy/contract/controller.ts'
import type { CollectingPurpose } from '#kit/contract/values/collecting-purposes.ts'
import { useOnce } from '#kit/web/calls/once.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PrivacyLink } from '#kit/web/page/address/privacy-link.tsx'
import { Text } from '#kit/web/ui/layout.tsx'

/** The short privacy notice of a form: who collects the data, what for, and where the whole notice is. */
export function PrivacyNote({ of: { collects } }: { of: { collects?: CollectingPurpose } }) {
  const t = useText()
  const { name, address } = useOnce(controller, {}).data?.data ?? {}
  return (
    <Text tone="soft" size="sm">
      {t(`privacy.note_${collects as CollectingPurpose}`)}{' '}
      {name && address && `${t('privacy.note_controller', { name, address })} `}
      <PrivacyLink />
    </Text>
  )
}
