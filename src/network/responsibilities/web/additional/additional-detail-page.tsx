import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
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

/** One additional responsibility: its description, its evidence, and the possible actions. */
export function AdditionalDetailPage() {
  const t = useText()
  const id = useIdParam()
  const inLanguage = useBilingual()
  const { data, error, refetch } = useApi(additionalResponsibilities.get, { id })
  if (!data && error?.status === 404) {
    return (
      <DeadEnd
        title={t('responsibilities.absent_title')}
        text={t('responsibilities.absent_text')}
        action={<LinkButton to="/responsibilities/additional">{t('responsibilities.show_all')}</LinkButton>}
      />
    )
  }
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const responsibility = data.data
  return (
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
  )
}

function Asked({ responsibility }: { responsibility: AdditionalResponsibility }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { artist, is_own, again, comment } = responsibility
  const name = `${artist.first_name} ${artist.last_name}`
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
