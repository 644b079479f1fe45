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
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { contentReports, type ReporterCase } from '#reputation/content-reports/contract/content-reports.ts'
import { Objection } from './objection.tsx'
import { ReporterOutcome } from './reporter-outcome.tsx'

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
  const { kind, place, reason, explanation, reported_at, decision, objection } = its
  const { after_all, lifted } = its
  return (
    <Page
      title={t('contentReports.reporter_title')}
      intro={t('contentReports.reporter_intro', { date: format.date(reported_at) })}
      width="narrow"
    >
      <ReporterOutcome its={its} />
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
            {after_all && !objection?.is_accepted && (
              <Quote title={t('contentReports.reporter_after_all_why', { when: format.dateTime(after_all.at) })}>
                {after_all.note}
              </Quote>
            )}
            {lifted?.note && lifted.at && (
              <Quote title={t('contentReports.reporter_restored_why', { when: format.dateTime(lifted.at) })}>
                {lifted.note}
              </Quote>
            )}
            <Text tone="soft">{t('contentReports.ways_out')}</Text>
          </Stack>
        </Panel>
      )}
      <Objection
        its={its}
        endpoint={contentReports.objectAsReporter}
        params={{ hash }}
        // The beginning of the hash distinguishes reports, and opens none.
        draft={`content-reports.objection.${hash.slice(0, 8)}`}
      />
    </Page>
  )
}
