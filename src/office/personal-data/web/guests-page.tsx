import { useState } from 'react'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { accountOfEmail, personalData } from '#office/personal-data/contract/personal-data.ts'
import { EraseGuest } from './erase-guest.tsx'
import { ExportPanel } from './export-panel.tsx'
import { StoredPanel } from './stored-panel.tsx'

/** What is stored of a person without an account, for the office, and what it may do with it. No address ever has the email. */
export function GuestsPage() {
  const t = useText()
  const may = useMay()
  const [email, setEmail] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const find = may(personalData.ofGuest) ? personalData.ofGuest : erasures.previewGuest
  return (
    <Page title={t('personalData.guests_title')} intro={t('personalData.guests_intro')} width="narrow">
      <Panel>
        <Form
          isDiscardable
          endpoint={find as typeof personalData.ofGuest}
          values={{ email: '' }}
          onSent={(_, sent) => {
            setRefusal(null)
            setEmail(sent.email.trim())
          }}
          onRefused={(error) => {
            setRefusal(error)
            setEmail(null)
          }}
        >
          <TextField
            name="email"
            label="personalData.guests_email"
            hint="personalData.guests_hint"
            type="email"
            autoComplete="off"
          />
          <Row>
            <SubmitButton>{t('personalData.guests_find')}</SubmitButton>
          </Row>
        </Form>
      </Panel>
      <Refusal error={refusal} />
      {email && may(personalData.ofGuest) && <StoredOfGuest email={email} />}
      {email && may(erasures.previewGuest) && <EraseGuest key={email} email={email} />}
    </Page>
  )
}

const pages = { artist: 'proartist', student: 'student', user: 'users' } as const

function Refusal({ error }: { error: ApiError | null }) {
  const t = useText()
  const account = error?.code === 'guest_has_account' ? accountOfEmail.safeParse(error.details).data : undefined
  if (!account) return <FailureNotice error={error} />
  return (
    <div role="status">
      <Notice
        tone="waiting"
        title={t('personalData.guests_account')}
        actions={<LinkButton to={`/${pages[account.kind]}/${account.id}`}>{t('personalData.guests_open')}</LinkButton>}
      >
        {error?.message}
      </Notice>
    </div>
  )
}

function StoredOfGuest({ email }: { email: string }) {
  const t = useText()
  const { data, error, refetch } = useApi(personalData.ofGuest, { email })
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton label={t('personalData.guests_loading')} />
  const { kinds } = data.data
  if (kinds.length === 0)
    return (
      <div role="status">
        <Notice title={t('personalData.guests_nothing', { email })}>{t('personalData.guests_nothing_text')}</Notice>
      </div>
    )
  return (
    <>
      <StoredPanel under={email} kinds={kinds} />
      <ExportPanel key={email} call={personalData.exportGuest} email={email} />
    </>
  )
}
