import { Switch } from '@mantine/core'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Panel } from '#kit/web/ui/layout.tsx'
import { type SoldDetails, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { PackageBadge } from './package-badge.shown.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { SoldActs } from './sold-acts.tsx'

const back: Back = { to: '/student/packages', label: 'studentPackages.back' }

/** One sold package: its buyer, its state, and the office's possible actions. */
export function SoldPage() {
  const t = useText()
  const id = useIdParam()
  const may = useMay()
  const inLanguage = useBilingual()
  return (
    <Record endpoint={studentPackages.get} input={{ id }} back={back}>
      {(sold) => (
        <Page title={inLanguage(sold.name)} intro={<BackLink {...back} />} width="narrow">
          {sold.is_unclaimed && (
            <Notice tone="waiting" title={t('studentPackages.unclaimed_title')}>
              {t('studentPackages.unclaimed_text')}
            </Notice>
          )}
          <Panel>
            <SoldFacts sold={sold} />
            {sold.seller && may(studentPackages.letArtistRegister) && <ArtistRegisters sold={sold} />}
            <SoldActs sold={sold} />
          </Panel>
          {sold.pauses.length > 0 && <Pauses pauses={sold.pauses} />}
        </Page>
      )}
    </Record>
  )
}

function SoldFacts({ sold }: { sold: SoldDetails }) {
  const t = useText()
  const format = useFormat()
  const { student, seller, price, entries_used: used, entries_total: total, activates_at, last_day } = sold
  return (
    <Facts
      facts={[
        {
          label: t('studentPackages.student'),
          value: <Link to={`/student/${student.id}`}>{fullName(student)}</Link>,
        },
        { label: t('studentPackages.status'), value: <PackageBadge status={sold.status} pause={sold.pause} /> },
        { label: t('studentPackages.entries_label'), value: t('studentPackages.entries', { used, total }) },
        { label: t('studentPackages.price'), value: format.money(price.amount, price.currency) },
        { label: t('studentPackages.payment_status'), value: <PaymentBadge status={sold.payment_status} /> },
        {
          label: t('studentPackages.seller'),
          value: seller ? <Link to={`/proartist/${seller.id}`}>{fullName(seller)}</Link> : t('studentPackages.office'),
        },
        { label: t('studentPackages.validity_days'), value: format.number(sold.validity_days) },
        { label: t('studentPackages.sold_at'), value: format.date(sold.sold_at) },
        { label: t('studentPackages.activates_at'), value: activates_at ? format.date(activates_at) : '–' },
        { label: t('studentPackages.expires_at'), value: last_day ? format.date(last_day) : '–' },
      ]}
    />
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
      withThumbIndicator={false}
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
