import { useState } from 'react'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Erased, erasures } from '#office/personal-data/contract/erasures.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { IdentityDialog } from './identity-dialog.tsx'

type EraseGuestProps = { email: string; preview: Erased }

/** What the erasure of a guest would do, and the button that does it at once. */
export function EraseGuest({ email, preview }: EraseGuestProps) {
  const t = useText()
  return (
    <>
      <Panel title={t('erasures.preview_title')}>
        <ErasedKinds erased={preview} />
      </Panel>
      <ErasePanel email={email} />
    </>
  )
}

function ErasePanel({ email }: { email: string }) {
  const t = useText()
  const go = useGo()
  const [isUnderstood, setUnderstood] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { data: factors } = useApi(twoFactor.mine, {})
  const erase = useSend(erasures.eraseGuest, {
    onSent: ({ data }) => {
      toast(t('erasures.guest_erased'))
      go(`/erasures/${data.id}`)
    },
    // The ten minutes were over meanwhile.
    onRefused: (error) => (error.code === 'confirmation_needed' ? setConfirming(true) : toastError(error)),
  })
  return (
    <Panel title={t('erasures.panel_title')}>
      <Stack>
        <Text>{t('erasures.guest_intro', { email })}</Text>
        <Checkbox
          label={t('erasures.guest_understood')}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <Row>
          <Button
            kind="danger"
            disabled={!isUnderstood || !factors}
            isBusy={erase.isPending}
            onClick={() => (factors?.data.is_confirmed ? erase.send({ email }) : setConfirming(true))}
          >
            {t('erasures.request')}
          </Button>
        </Row>
      </Stack>
      {isConfirming && factors && (
        <IdentityDialog
          factors={factors.data}
          onConfirmed={() => erase.send({ email })}
          onClose={() => setConfirming(false)}
        />
      )}
    </Panel>
  )
}
