import { useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useFormKey } from '#kit/web/form/form-key.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { PageLink } from '#kit/web/page/address/page-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import {
  anonymousReason,
  type ContentKind,
  type ContentReason,
  contentKinds,
  contentReasons,
} from '#reputation/content-reports/contract/content-reports.flow.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import type { Reportable } from '#reputation/content-reports/contract/report-content.ts'

/** Where anybody reports a public profile, a work or a review: by the link next to it, or by its address. */
export function ReportContentPage() {
  const t = useText()
  const name = useSearchParam('kind')
  const kind = contentKinds.find((one) => one === name)
  const id = Number(useSearchParam('id'))
  const [sent, setSent] = useState<SentReport | null>(null)
  return (
    <Page title={t('contentReports.report_title')} intro={t('contentReports.report_intro')} width="narrow">
      {sent !== null ? (
        <Sent {...sent} />
      ) : kind && id > 0 ? (
        <AboutContent kind={kind} id={id} onSent={setSent} />
      ) : (
        <NoticeForm content={null} onSent={setSent} />
      )}
      <Text size="sm">
        <PageLink to={yearAddress(useLanguage(), new Date().getFullYear())}>
          {t('contentReports.report_years')}
        </PageLink>
      </Text>
    </Page>
  )
}

function yearAddress(language: string, year: number): string {
  return `${language === 'pl' ? '' : '/en'}/content-decisions/${year}`
}

type SentReport = { place: string; hasEmail: boolean }
type Sending = { onSent: (report: SentReport) => void }

function AboutContent({ kind, id, onSent }: Sending & { kind: ContentKind; id: number }) {
  const t = useText()
  const { data, error, refetch } = useApi(contentReports.content, { kind, id })
  if (data) return <NoticeForm content={data.data} onSent={onSent} />
  if (!error) return <PanelSkeleton label={t('app.loading')} />
  if (error.code !== 'content_not_public') return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return (
    <Notice
      tone="waiting"
      title={t('contentReports.report_gone_title')}
      actions={<LinkButton to="/report-content">{t('contentReports.report_other')}</LinkButton>}
    >
      {t('contentReports.report_gone_text')}
    </Notice>
  )
}

function NoticeForm({ content, onSent }: Sending & { content: Reportable | null }) {
  const t = useText()
  const language_name = useLanguage()
  const form = `content-reports.${content ? `${content.kind}.${content.id}` : 'new'}`
  const { key, forget } = useFormKey(form)
  return (
    <Form
      endpoint={contentReports.send}
      values={{
        ...{ place: content?.place ?? '', key, language_name, good_faith: false },
        ...{ reason: '' as ContentReason | '', explanation: '', name: null, email: null },
      }}
      params={{ ...(content && { place: content.place }), key, language_name }}
      draft={form}
      onSent={({ data }, { email }) => {
        forget()
        onSent({ place: data.place, hasEmail: Boolean(email) })
      }}
    >
      <Panel>
        <Stack>
          {content ? (
            <Reported content={content} />
          ) : (
            <TextField
              name="place"
              label="contentReports.place"
              hint="contentReports.place_hint"
              autoComplete="off"
              isVerbatim
            />
          )}
          <SelectField
            name="reason"
            label="contentReports.reason"
            hint="contentReports.reason_hint"
            options={optionsOf(t, contentReasons, 'contentReports.reason')}
          />
          <ProseField
            name="explanation"
            label="contentReports.explanation"
            hint="contentReports.explanation_hint"
            rows={5}
          />
          <Reporter />
          <CheckboxField name="good_faith" label="contentReports.good_faith" />
          <Row>
            <SubmitButton>{t('contentReports.report_send')}</SubmitButton>
          </Row>
          <PrivacyNote of={contentReports.send} />
        </Stack>
      </Panel>
    </Form>
  )
}

/** What the notice is about, with its exact address. */
function Reported({ content: { kind, title, artist_name: name, place } }: { content: Reportable }) {
  const t = useText()
  const inLanguage = useBilingual()
  const about = title
    ? t(kind === 'WORK' ? 'contentReports.report_work_of' : 'contentReports.report_review_of', {
        title: inLanguage(title),
        name,
      })
    : t('contentReports.report_profile_of', { name })
  return (
    <Stack gap="xs">
      <Text tone="soft" size="sm">
        {t('contentReports.report_about')}
      </Text>
      <Text>
        <strong>{about}</strong>
      </Text>
      <PageLink to={place} />
    </Stack>
  )
}

/** The law requires both, except for one reason. */
function Reporter() {
  const t = useText()
  const isAnonymous = useFormValue('reason') === anonymousReason
  return (
    <>
      <Columns column="15rem">
        <TextField name="name" label="contentReports.name" autoComplete="name" isRequired={!isAnonymous} />
        <TextField
          name="email"
          label="contentReports.email"
          hint="contentReports.email_hint"
          type="email"
          autoComplete="email"
          isRequired={!isAnonymous}
        />
      </Columns>
      {isAnonymous && <Text tone="soft">{t('contentReports.anonymous_hint')}</Text>}
    </>
  )
}

function Sent({ place, hasEmail }: SentReport) {
  const t = useText()
  return (
    <div role="status">
      <Notice tone="good" title={t('contentReports.report_sent_title')}>
        <Text>{t(hasEmail ? 'contentReports.report_sent_text' : 'contentReports.report_sent_anonymous')}</Text>
        <PageLink to={place} />
      </Notice>
    </div>
  )
}
