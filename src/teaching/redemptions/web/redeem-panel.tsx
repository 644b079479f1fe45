import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Panel } from '#kit/web/ui/panel.tsx'
import { CodeEntry } from './code-entry.tsx'

/** A code, typed or scanned, and what it is worth at the reader's trainings. */
export function RedeemPanel() {
  const t = useText()
  const go = useGo()
  // Where the picture of a code leads, whichever camera read it; the next picture may open in the same window.
  const scanned = useSearchParam('code')
  return (
    <Panel title={t('vouchers.check_title')}>
      <CodeEntry
        key={scanned}
        scanned={scanned}
        // A reload does not open a used code.
        onRedeemed={() => scanned && go('/vouchers', { replaces: true })}
      />
    </Panel>
  )
}
