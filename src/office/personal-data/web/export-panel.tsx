import { useState } from 'react'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { IconFileZip } from '~icons'
import { IdentityDialog } from './identity-dialog.tsx'

type Call = (typeof personalData)['exportMine' | 'exportArtist' | 'exportStudent' | 'exportUser' | 'exportGuest']

/** Of whose data: the reader’s own without a number or, of a guest, an email. */
type ExportPanelProps = { call: Call; id?: number; email?: string }

/** Everything as a ZIP, once the reader has shown that it is them. */
export function ExportPanel({ call, id, email }: ExportPanelProps) {
  const t = useText()
  const [isConfirming, setConfirming] = useState(false)
  const { data: own } = useApi(twoFactor.mine, {})
  const factors = own?.data
  const request = useSend(call as typeof personalData.exportUser, {
    onSent: ({ data: { token } }) => {
      save(`${personalData.archive.path}?token=${encodeURIComponent(token)}`)
      toast(t('personalData.started'))
    },
    // The ten minutes were over meanwhile.
    onRefused: (error) => (error.code === 'confirmation_needed' ? setConfirming(true) : toastError(error)),
  })
  const send = () => request.send({ ...(id && { id }), ...(email && { email }) } as { id: number })
  return (
    <Panel title={t('personalData.export_title')}>
      <Text tone="soft">{t('personalData.export_text')}</Text>
      {id !== undefined && <Text tone="soft">{t('personalData.export_audit')}</Text>}
      {email !== undefined && <Text tone="soft">{t('personalData.guests_audit')}</Text>}
      <Row>
        <Button
          icon={<IconFileZip size={18} aria-hidden="true" />}
          isBusy={request.isPending}
          onClick={() => (factors && !factors.is_confirmed ? setConfirming(true) : send())}
        >
          {t('personalData.export')}
        </Button>
      </Row>
      {isConfirming && factors && (
        <IdentityDialog factors={factors} onConfirmed={send} onClose={() => setConfirming(false)} />
      )}
    </Panel>
  )
}

/** The browser itself downloads a file of any size, and shows the progress. */
function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
