import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#contract/responsibilities/additional-responsibilities.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useIdParam } from '#web/kit/page/params.ts'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Panel, Text } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { AdditionalActions } from './additional-actions.tsx'
import { AdditionalHistory } from './additional-history.tsx'
import { Due, ResponsibilityStatusBadge } from './due.tsx'
import { Evidence } from './evidence.tsx'
import { HandIn } from './hand-in.tsx'
import { OfficeCheck } from './office-check.tsx'

/** One additional responsibility: what is asked, what was shown for it, and whatever may be done now. */
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
