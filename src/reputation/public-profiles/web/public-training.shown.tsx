import { useApi } from '#kit/web/calls/query.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { QrCode } from '#kit/web/ui/content/qr-code.tsx'
import { Panel, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { IconCopy } from '~icons'

/** The training's page for everybody, to pass on: as a link, and as a QR code to show. Nothing where nobody sees it. */
export function PublicTraining({ trainingId }: { trainingId: number }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useApi(publicTrainings.ofTraining, { id: trainingId })
  const address = data?.data.addresses?.[language]
  if (!address) return null
  const copy = () => navigator.clipboard.writeText(address).then(() => toast(t('publicTraining.copied')), toastError)
  return (
    <Panel title={t('publicTraining.share')}>
      <Stack>
        <Text tone="soft">{t('publicTraining.share_text')}</Text>
        <QrCode text={address} label={t('publicTraining.share_code')} />
        <Row>
          <OutsideLink href={address}>{address}</OutsideLink>
          <Button size="sm" icon={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
            {t('publicTraining.copy')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
