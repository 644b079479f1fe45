import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { Obstacles } from './obstacles.tsx'
import { PendingErasure } from './pending-erasure.tsx'

const back: Back = { to: '/erasures', label: 'erasures.back' }

/** One erasure: pending, with what can still be done about it, or the receipt. */
export function ErasurePage() {
  const t = useText()
  const format = useFormat()
  const go = useGo()
  const id = useIdParam()
  return (
    // Not there, where it was withdrawn: by the reader just now, by a colleague, or by the person.
    <Record endpoint={erasures.get} input={{ id }} back={back}>
      {(erasure) => (
        <Page title={erasure.name ?? t('erasures.receipt_title')} back={back} width="narrow">
          {erasure.done_at && erasure.receipt ? (
            <Panel title={t('erasures.receipt_done', { at: format.dateTime(erasure.done_at) })}>
              <Stack>
                {erasure.receipt.outcomes.length > 0 ? (
                  <ErasedKinds erased={erasure.receipt} />
                ) : (
                  <Text>{t('erasures.receipt_none')}</Text>
                )}
              </Stack>
            </Panel>
          ) : (
            <>
              <PendingErasure erasure={erasure} onWithdrawn={() => go('/erasures', { replaces: true })} />
              {erasure.blocking && erasure.blocking.obstacles.length > 0 && <Obstacles {...erasure.blocking} />}
            </>
          )}
        </Page>
      )}
    </Record>
  )
}
