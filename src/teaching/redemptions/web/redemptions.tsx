import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type RedemptionAtTraining, redemptions } from '#teaching/redemptions/contract/redemptions.ts'

/** What was redeemed lately at the reader's trainings, which can be taken back. */
export function Redemptions() {
  const t = useText()
  const { data, error, refetch } = useApi(redemptions.latest, {})
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton label={t('app.loading')} />
  return (
    <Panel title={t('vouchers.redemptions')}>
      {data.data.length === 0 ? (
        <Text tone="soft">{t('vouchers.redemptions_none')}</Text>
      ) : (
        <ul>
          {data.data.map((redemption) => (
            <Redemption key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Redemption({ redemption }: { redemption: RedemptionAtTraining }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { id, student, training, currency, at, code_end: end, is_returned } = redemption
  const amount = format.money(redemption.amount, currency)
  const giveBack = useSend(redemptions.giveBack, { onSent: () => toast(t('vouchers.done_give_back')) })
  const question = {
    title: t('vouchers.give_back_question', { student, amount }),
    text: t('vouchers.give_back_text'),
    action: t('vouchers.give_back'),
    tone: 'danger' as const,
  }
  return (
    <RecordRow
      name={`${student}: ${amount} ${is_returned ? t('vouchers.returned') : ''}`}
      acts={
        !is_returned && (
          <Button
            size="sm"
            kind="quiet"
            isBusy={giveBack.isPending}
            onClick={async () => (await ask(question)) && giveBack.send({ id })}
          >
            {t('vouchers.give_back')}
          </Button>
        )
      }
    >
      <Link to={`/training/${training.id}`}>{inLanguage(training.title)}</Link>
      <span>{format.dateTime(at)}</span>
      <span>{t('vouchers.code_ending', { end })}</span>
    </RecordRow>
  )
}
