import type { ReactNode } from 'react'
import { SettingForm } from '#academy/settings/web/setting-form.shown.tsx'
import { type WalletKeys, wallets } from '#academy/wallets/contract/wallets.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { KeyFileField } from './key-file-field.tsx'

/** The keys with which passes for the wallets of telephones are signed. */
export function WalletSettings() {
  const { data } = useApi(wallets.keys, {})
  if (!data) return <Skeleton height="40rem" />
  return (
    <Stack>
      <Apple {...data.data} />
      <Google {...data.data} />
    </Stack>
  )
}

function Apple({ apple }: WalletKeys) {
  const t = useText()
  const format = useFormat()
  const { send, isPending } = useSend(wallets.removeApple, { onSent: () => toast(t('wallets.removed')) })
  return (
    <SettingForm
      title="wallets.apple"
      endpoint={wallets.setApple}
      values={{ certificate: '', key: '', password: '', issuer_certificate: '' }}
      isSecret
      about={
        <About
          text="wallets.apple_text"
          question="wallets.remove_apple"
          isSet={apple !== null}
          isPending={isPending}
          onRemove={() => send({})}
        >
          {apple && t('wallets.apple_set', { ...apple, date: format.date(apple.ends_at) })}
        </About>
      }
      inForce={null}
    >
      <Columns column="20rem">
        <KeyFileField
          name="certificate"
          label="wallets.certificate"
          hint="wallets.hint_certificate"
          accept=".p12,.pfx,.cer,.crt,.pem"
        />
        <KeyFileField
          name="issuer_certificate"
          label="wallets.issuer_certificate"
          hint="wallets.hint_issuer"
          accept=".cer,.crt,.pem"
        />
      </Columns>
      <Columns column="20rem">
        <KeyFileField name="key" label="wallets.key" hint="wallets.hint_key" accept=".key,.pem" />
        <PasswordField name="password" label="wallets.password" autoComplete="off" />
      </Columns>
    </SettingForm>
  )
}

function Google({ google }: WalletKeys) {
  const t = useText()
  const { send, isPending } = useSend(wallets.removeGoogle, { onSent: () => toast(t('wallets.removed')) })
  return (
    <SettingForm
      title="wallets.google"
      endpoint={wallets.setGoogle}
      values={{ issuer: '', account: '' }}
      isSecret
      about={
        <About
          text="wallets.google_text"
          question="wallets.remove_google"
          isSet={google !== null}
          isPending={isPending}
          onRemove={() => send({})}
        >
          {google && t('wallets.google_set', google)}
        </About>
      }
      inForce={null}
    >
      <Columns>
        <TextField name="issuer" label="wallets.issuer" hint="wallets.hint_issuer_id" isVerbatim />
        <KeyFileField name="account" label="wallets.account" hint="wallets.hint_account" accept=".json" />
      </Columns>
    </SettingForm>
  )
}

type AboutProps = {
  text: TextKey
  question: TextKey
  isSet: boolean
  isPending: boolean
  onRemove: () => void
  children: ReactNode
}

/** What the keys are for, and which there are. */
function About({ text, question, isSet, isPending, onRemove, children }: AboutProps) {
  const t = useText()
  async function remove() {
    const dialog = { title: t(question), text: t('wallets.remove_text'), action: t('wallets.remove') }
    if (await ask({ ...dialog, tone: 'danger' })) onRemove()
  }
  return (
    <Stack>
      <Text tone="soft">{t(text)}</Text>
      {isSet ? (
        <Row justify="space-between">
          <Text>{children}</Text>
          <Button size="sm" isBusy={isPending} onClick={() => void remove()}>
            {t('wallets.remove')}
          </Button>
        </Row>
      ) : (
        <Text>{t('wallets.none')}</Text>
      )}
    </Stack>
  )
}
