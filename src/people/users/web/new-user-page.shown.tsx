import type { ReactNode } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { users } from '#people/users/contract/users.ts'
import { UserInputs } from './user-inputs.tsx'

const blank = { first_name: '', last_name: '', email: '', language_name: 'pl', role: null } as const

/** `similar` is shown below the inputs: who is there already. */
export function NewUserPage({ similar }: { similar: ReactNode }) {
  const t = useText()
  const go = useGo()
  return (
    <Page
      title={t('users.new_title')}
      back={{ to: '/users', label: 'users.title' }}
      intro={t('users.new_intro')}
      width="narrow"
    >
      <Form
        endpoint={users.create}
        values={blank}
        draft="users.new"
        onSent={({ data: { id, email } }) => {
          toast(t('users.created', { email }))
          go(`/users/${id}`, { replaces: true })
        }}
      >
        <Panel title={t('users.data')}>
          <Stack>
            <UserInputs before={null} />
            {similar}
          </Stack>
        </Panel>
        <Row>
          <SubmitButton>{t('users.create')}</SubmitButton>
          <LinkButton to="/users">{t('app.cancel')}</LinkButton>
        </Row>
        <PrivacyNote of={users.create} />
      </Form>
    </Page>
  )
}
