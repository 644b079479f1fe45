import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Switch } from '#kit/web/ui/inputs/switch.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { unusedEntries } from '#trade/student-packages/contract/refund.ts'
import { availablePackageActs, type PackageAct } from '#trade/student-packages/contract/student-packages.flow.ts'
import { type SoldDetails, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { PackageBadge } from './package-badge.shown.tsx'
import { isReasoned, ReasonDialog, type Reasoned, usePlainAct } from './sold-acts.tsx'
import { SoldFacts } from './sold-facts.tsx'

const back: Back = { to: '/student/packages', label: 'studentPackages.title' }

/** One sold package: its buyer, its state, and the office's possible actions. */
export function SoldPage() {
  const t = useText()
  const may = useMay()
  return (
    <Record endpoint={studentPackages.get} input={{ id: useIdParam() }} back={back}>
      {(sold) => (
        <Page header={<SoldHeader sold={sold} />}>
          {sold.is_unclaimed && (
            <Notice tone="waiting" title={t('studentPackages.unclaimed_title')}>
              {t('studentPackages.unclaimed_text')}
            </Notice>
          )}
          <Split aside={sold.pauses.length > 0 && <Pauses pauses={sold.pauses} />}>
            <Panel>
              <SoldFacts sold={sold} />
              {sold.seller && may(studentPackages.letArtistRegister) && <ArtistRegisters sold={sold} />}
            </Panel>
          </Split>
        </Page>
      )}
    </Record>
  )
}

function SoldHeader({ sold }: { sold: SoldDetails }) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const inLanguage = useBilingual()
  const [open, setOpen] = useState<Reasoned | null>(null)
  const plain = {
    activate: usePlainAct(sold, 'activate'),
    pay: usePlainAct(sold, 'pay'),
    resume: usePlainAct(sold, 'resume'),
  }
  const { student, price, entries_total: total, last_day, is_unclaimed } = sold
  const acts = availablePackageActs(user, sold)
  const isRefunded = sold.payment_status === 'REFUNDED'
  const left = unusedEntries(sold)
  // What cannot be used, though it is paid, leads on as well.
  const next = acts.find((act) => is_unclaimed || !isReasoned(act))
  const start = (act: PackageAct) => (isReasoned(act) ? setOpen(act) : plain[act].start())
  return (
    <>
      <RecordHeader
        back={back}
        title={t('studentPackages.page_title', { name: inLanguage(sold.name) })}
        state={<PackageBadge status={sold.status} pause={sold.pause} />}
        facts={[
          <PersonLink key="student" kind="student" id={student.id} name={fullName(student)} />,
          last_day && t('studentPackages.until', { date: format.date(last_day) }),
        ]}
        figures={[
          {
            label: t('studentPackages.figure_entries'),
            value: t('studentPackages.entries', { used: left, total }),
          },
          {
            label: t(isRefunded ? 'studentPackages.price' : `studentPackages.payment_${sold.payment_status}`),
            value: format.money(price.amount, price.currency),
          },
        ]}
        next={
          next && (
            <Button kind="primary" isBusy={!isReasoned(next) && plain[next].isPending} onClick={() => start(next)}>
              {t(`studentPackages.act_${next}`)}
            </Button>
          )
        }
        more={acts
          .filter((act) => act !== next)
          .map((act) => ({
            label: t(`studentPackages.act_${act}`),
            isDanger: act === 'cancel',
            onClick: () => start(act),
          }))}
      />
      {open && <ReasonDialog sold={sold} act={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Whether its seller registers the student without an invitation. */
function ArtistRegisters({ sold: { id, revision, may_artist_register: may } }: { sold: SoldDetails }) {
  const t = useText()
  const { send, isPending } = useSend(studentPackages.letArtistRegister, {
    onSent: () => toast(t('studentPackages.done_artist_allowed')),
  })
  return (
    <Switch
      checked={may !== isPending}
      onChange={() => !isPending && send({ id, revision, may_artist_register: !may })}
      label={t('studentPackages.may_artist_register')}
      description={t('studentPackages.may_artist_register_hint')}
    />
  )
}

/** When it rested, or will, and why. */
function Pauses({ pauses }: Pick<SoldDetails, 'pauses'>) {
  const t = useText()
  const format = useFormat()
  return (
    <Panel title={t('studentPackages.pauses')}>
      <Timeline
        entries={pauses.map(({ starts_on, ends_on, reason }) => ({
          id: starts_on,
          title: t('studentPackages.pause_days', { from: format.date(starts_on), until: format.date(ends_on) }),
          body: reason,
        }))}
      />
    </Panel>
  )
}
