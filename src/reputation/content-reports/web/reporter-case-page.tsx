import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PageLink } from '#kit/web/page/address/page-link.tsx'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Panel, Stack, Text } from '#kit/web/ui/layout.tsx'
import { contentReports, type ReporterCase } from '#reputation/content-reports/contract/content-reports.ts'
import { ObjectionForm, SentObjection } from './objection.tsx'

/** Behind the link of a mail: what became of somebody's report, why, and what they can do about it. */
export function ReporterCasePage() {
  const t = useText()
  const hash = useParam('hash')
  const unknown = (
    <BrokenLink
      title={t('contentReports.reporter_unknown_title')}
      text={t('contentReports.reporter_unknown_text')}
      action={<PlainLinkButton to="/">{t('contentReports.reporter_home')}</PlainLinkButton>}
    />
  )
  return (
    <Record endpoint={contentReports.ofReporter} input={{ hash }} missing={unknown}>
      {(its) => <Known its={its} hash={hash} />}
    </Record>
  )
}

function Known({ its, hash }: { its: ReporterCase; hash: string }) {
  const t = useText()
  const format = useFormat()
  const { kind, place, reason, explanation, reported_at, decision, objection, object_until, may_object } = its
  return (
    <Page
      title={t('contentReports.reporter_title')}
      intro={t('contentReports.reporter_intro', { date: format.date(reported_at) })}
      width="narrow"
    >
      <Outcome its={its} />
      <Panel title={t('contentReports.your_report')}>
        <Stack>
          <Facts
            facts={[
              { label: t('contentReports.kind'), value: t(`contentReports.kind_${kind}`) },
              { label: t('contentReports.place'), value: <PageLink to={place} /> },
              { label: t('contentReports.reason'), value: t(`contentReports.reason_${reason}`) },
            ]}
          />
          <Quote title={t('contentReports.explanation')}>{explanation}</Quote>
        </Stack>
      </Panel>
      {decision && (
        <Panel title={t('contentReports.statement_title')}>
          <Stack>
            <Quote title={format.dateTime(decision.decided_at)}>{decision.note}</Quote>
            <Text tone="soft">{t('contentReports.ways_out')}</Text>
          </Stack>
        </Panel>
      )}
      {objection && <SentObjection objection={objection} />}
      {may_object && object_until && (
        <ObjectionForm
          endpoint={contentReports.objectAsReporter}
          params={{ hash }}
          // The beginning of the hash distinguishes reports, and opens none.
          draft={`content-reports.objection.${hash.slice(0, 8)}`}
          until={object_until}
        />
      )}
    </Page>
  )
}

/** The state of the report, in a sentence. */
function Outcome({ its: { state, decision } }: { its: ReporterCase }) {
  const t = useText()
  const isHidden = !!decision?.measure
  if (state === 'TO_DECIDE')
    return (
      <Notice tone="waiting" title={t('contentReports.reporter_waiting_title')}>
        {t('contentReports.reporter_waiting_text')}
      </Notice>
    )
  if (state === 'OBJECTED')
    return (
      <Notice tone="waiting" title={t('contentReports.reporter_objected_title')}>
        {t('contentReports.reporter_objected_text')}
      </Notice>
    )
  if (state === 'OVERTURNED' && isHidden)
    return (
      <Notice title={t('contentReports.reporter_restored_title')}>{t('contentReports.reporter_restored_text')}</Notice>
    )
  if (isHidden) return <Notice tone="good" title={t('contentReports.reporter_UPHELD_title')} />
  return (
    <Notice
      tone={state === 'OVERTURNED' ? 'good' : 'info'}
      title={t(`contentReports.reporter_${state as 'DISMISSED' | 'CONFIRMED' | 'OVERTURNED'}_title`)}
    />
  )
}
