import { users } from '#contract/users/users.ts'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Row } from '#web/kit/ui/layout.tsx'
import { UserInputs } from './user-inputs.tsx'

const blank = { first_name: '', last_name: '', email: '', language_name: 'pl', role: null } as const

export function NewUserPage() {
  const t = useText()
  const go = useGo()
  return (
    <Page title={t('users.new_title')} intro={t('users.new_intro')} width="narrow">
      <Form
        endpoint={users.create}
        values={blank}
        draft="users.new"
        onSent={({ data: { id, email } }) => {
          toast(t('users.created', { email }))
          go(`/users/${id}`, { replaces: true })
        }}
      >
        <UserInputs before={null} />
        <Row>
          <SubmitButton>{t('users.create')}</SubmitButton>
          <LinkButton to="/users">{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}
