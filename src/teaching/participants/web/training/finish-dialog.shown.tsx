import { fullName } from '#kit/contract/values/full-name.ts'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Participant, participants } from '#teaching/participants/contract/participants.ts'
import { type Training, trainings } from '#teaching/trainings/contract/trainings.ts'
import { useWaiting } from './attendance/unsent.shown.ts'
import { endsOf } from './ends.shown.ts'

type FinishProps = { training: Pick<Training, 'id' | 'title' | 'revision'>; onClose: () => void }

const toAttendance = { tab: 'attendance', part: 'attendance' }

/** Who gets what when a training is completed, and whose attendance is missing before that. */
export function FinishDialog({ training: { id, title, revision }, onClose }: FinishProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const { data, error } = useApi(participants.board, { id })
  const waits = useWaiting(id)
  const ends = data && endsOf(data.data)
  const complete = useSend(trainings.complete, {
    showsFailure: true,
    onSent: () => {
      toast(t('trainings.done_complete'))
      onClose()
    },
  })
  const isReady = ends?.open.length === 0 && waits === 0
  return (
    <Dialog title={t('trainings.question_complete', { title: inLanguage(title) })} onClose={onClose}>
      <Stack>
        {error && !data && <Notice tone="bad">{error.message}</Notice>}
        {!data && !error && <Skeleton height="8rem" />}
        {waits > 0 && <Notice tone="waiting">{t('participants.unsent', { count: waits })}</Notice>}
        {ends && <Ends ends={ends} />}
        <Text tone="soft">{t('trainings.text_complete')}</Text>
        <FailureNotice error={complete.failure} />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          {isReady ? (
            <Button kind="primary" isBusy={complete.isPending} onClick={() => complete.send({ id, revision })}>
              {t('trainings.step_complete')}
            </Button>
          ) : (
            <LinkButton kind="primary" to={`/training/${id}`} search={toAttendance} onClick={onClose}>
              {t('participants.fill_attendance')}
            </LinkButton>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function Ends({ ends }: { ends: ReturnType<typeof endsOf> }) {
  const t = useText()
  const format = useFormat()
  const names = (people: Participant[]) => format.list(people.map(({ student }) => fullName(student)))
  const groups = [
    { label: t('participants.finish_passed'), people: ends.passed },
    { label: t('participants.finish_failed'), people: ends.failed },
    { label: t('participants.finish_absent'), people: ends.absent },
  ].filter(({ people }) => people.length > 0)
  return (
    <>
      {ends.open.length > 0 && (
        <Notice tone="waiting" title={t('participants.finish_open')}>
          {names(ends.open)}
        </Notice>
      )}
      {groups.length > 0 && <Facts facts={groups.map(({ label, people }) => ({ label, value: names(people) }))} />}
    </>
  )
}
