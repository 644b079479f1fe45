import { formatIban } from '#academy/settings/contract/iban.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { QrCode } from '#kit/web/ui/content/qr-code.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Transfer } from '#teaching/participants/contract/transfer.ts'

/** How to pay by a transfer: what to type, and the code that the app of a bank reads. */
export function TransferDetails({ transfer, amount }: { transfer: Transfer; amount: string }) {
  const t = useText()
  const { account, recipient, title, code } = transfer
  return (
    <Panel title={t('participants.transfer')}>
      <Stack>
        <Facts
          facts={[
            { label: t('participants.transfer_amount'), value: <strong>{amount}</strong> },
            { label: t('participants.transfer_account'), value: formatIban(account) },
            { label: t('participants.transfer_recipient'), value: recipient },
            { label: t('participants.transfer_title'), value: title },
          ]}
        />
        <Row>
          <CopyButton size="sm" text={formatIban(account)} copied={t('participants.account_copied')}>
            {t('participants.copy_account')}
          </CopyButton>
        </Row>
        {code && (
          <>
            <Text>{t('participants.transfer_scan')}</Text>
            <QrCode text={code} label={t('participants.transfer_code')} />
          </>
        )}
        <Text tone="soft">{t('participants.transfer_recorded')}</Text>
      </Stack>
    </Panel>
  )
}
