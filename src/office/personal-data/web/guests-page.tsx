import { useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Erased, erasures } from '#office/personal-data/contract/erasures.ts'
import { accountOfEmail, personalData, type StoredData } from '#office/personal-data/contract/personal-data.ts'
import { EraseGuest } from './erase-guest.tsx'
import { ExportPanel } from './export-panel.tsx'
import { StoredPanel } from './stored-panel.tsx'

/** What is stored under an email, and what an erasure would do; null: the reader may not see that. */
type Found = { email: string; kinds: StoredData['kinds'] | null; preview: Erased | null }

/** What is stored of a person without an account, for the office, and what it may do with it. No address ever has the email. */
export function GuestsPage() {
  const t = useText()
  const may = useMay()
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const mayErase = may(erasures.previewGuest)
  const find = may(personalData.ofGuest) ? personalData.ofGuest : erasures.previewGuest
  return (
    <Page title={t('personalData.guests_title')} intro={t('personalData.guests_intro')} width="narrow">
      <Panel>
        <Form
          isDiscardable
          endpoint={find as typeof personalData.ofGuest | typeof erasures.previewGuest}
          values={{ email: '' }}
          onSent={async ({ data }, { email }) => {
            const kinds = 'kinds' in data ? data.kinds : null
            const preview = 'outcomes' in data ? data : mayErase ? await previewOf(email) : null
            setRefusal(null)
            setFound({ email: email.trim(), kinds, preview })
          }}
          onRefused={(error) => {
            setRefusal(error)
            setFound(null)
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
      {found && <FoundGuest key={found.email} {...found} />}
    </Page>
  )
}

const previewOf = async (email: string) => (await send(erasures.previewGuest, { email })).data

const pages = { artist: 'proartist', student: 'student', user: 'users' } as const

function Refusal({ error }: { error: ApiError | null }) {
  const t = useText()
  if (error?.code !== 'guest_has_account') return <FailureNotice error={error} />
  const account = accountOfEmail.safeParse(error.details).data
  return (
    <div role="status">
      <Notice
        tone="waiting"
        actions={
          account && (
            <LinkButton to={`/${pages[account.kind]}/${account.id}`}>{t('personalData.guests_open')}</LinkButton>
          )
        }
      >
        {error.message}
      </Notice>
    </div>
  )
}

function FoundGuest({ email, kinds, preview }: Found) {
  const t = useText()
  const isStored = kinds !== null && kinds.length > 0
  const isErasable = preview !== null && preview.outcomes.length + preview.mentions > 0
  if (!isStored && !isErasable)
    return (
      <div role="status">
        <Notice title={t('personalData.guests_nothing', { email })}>{t('personalData.guests_nothing_text')}</Notice>
      </div>
    )
  return (
    <>
      {isStored && <StoredPanel under={email} kinds={kinds} />}
      {isStored && <ExportPanel call={personalData.exportGuest} email={email} />}
      {isErasable && <EraseGuest email={email} preview={preview} />}
    </>
  )
}
