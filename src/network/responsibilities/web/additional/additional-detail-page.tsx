import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, Record } from '#kit/web/page/record.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Panel, Text } from '#kit/web/ui/layout.tsx'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'
import { Due, ResponsibilityStatusBadge } from '../due.tsx'
import { Evidence } from '../evidence.tsx'
import { HandIn } from '../hand-in.tsx'
import { OfficeCheck } from '../office-check.tsx'
import { AdditionalActions } from './additional-actions.tsx'
import { AdditionalHistory } from './additional-history.tsx'

const back: Back = { to: '/responsibilities/additional', label: 'responsibilities.show_all' }

/** One additional responsibility: its description, its evidence, and the possible actions. */
export function AdditionalDetailPage() {
  const id = useIdParam()
  const inLanguage = useBilingual()
  return (
    <Record endpoint={additionalResponsibilities.get} input={{ id }} back={back}>
      {(responsibility) => (
        <Page
          title={inLanguage(responsibility.name)}
          intro={<ResponsibilityStatusBadge {...responsibility} />}
          width="narrow"
          actions={<AdditionalActions responsibility={responsibility} />}
        >
          <Asked responsibility={responsibility} />
          <Evidence responsibility={responsibility} />
          {responsibility.is_own ? (
            <HandIn key={responsibility.status} responsibility={responsibility} />
          ) : (
            <OfficeCheck responsibility={responsibility} />
          )}
          <AdditionalHistory history={responsibility.history} />
        </Page>
      )}
    </Record>
  )
}

function Asked({ responsibility }: { responsibility: AdditionalResponsibility }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { artist, is_own, again, comment } = responsibility
  const name = fullName(artist)
  return (
    <Panel>
      <Text isProse>{inLanguage(responsibility.description)}</Text>
      {comment && (
        <Quote title={t(again === 'sendBack' ? 'responsibilities.sent_back_title' : 'responsibilities.comment_from')}>
          {comment}
        </Quote>
      )}
      <Facts
        facts={[
          ...(is_own
            ? []
            : [{ label: t('responsibilities.artist'), value: <Link to={`/proartist/${artist.id}`}>{name}</Link> }]),
          { label: t('responsibilities.due_on'), value: <Due {...responsibility} /> },
        ]}
      />
    </Panel>
  )
}
