import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { type Passkey, passkeys } from '#people/two-factor/contract/passkeys.ts'
import { IconTrash } from '~icons'
import type { FactorTask } from './factor-dialog.tsx'

/** The reader’s passkeys, those used last first. */
export function PasskeyList({ onTask }: { onTask: (task: FactorTask) => void }) {
  const t = useText()
  const { data, error, refetch } = useApi(passkeys.list, {})
  return (
    <>
      <RecordRow
        name={
          <Text as="h3" isStrong>
            {t('twoFactor.passkeys')}
          </Text>
        }
        acts={<Button onClick={() => onTask('addPasskey')}>{t('twoFactor.passkey_add')}</Button>}
      >
        {t('twoFactor.passkeys_text')} {data?.data.length === 0 && t('twoFactor.passkeys_none')}
        {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      </RecordRow>
      {data?.data.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onTask({ removed: passkey })} />
      ))}
    </>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useText()
  const format = useFormat()
  const { name, last_used_at, created_at } = passkey
  return (
    <RecordRow
      name={name}
      acts={
        <IconButton label={t('twoFactor.passkey_remove', { name })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      {last_used_at
        ? t('twoFactor.passkey_used', { when: format.dateTime(last_used_at) })
        : t('twoFactor.passkey_unused', { when: format.dateTime(created_at) })}
    </RecordRow>
  )
}
