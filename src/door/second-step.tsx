import { useEffect, useState } from 'react'
import { CodeField } from '#kit/web/form/fields/field-code.tsx'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { Entrance } from './entrance.tsx'

const blank = { code: '' }

/** After the right password, if an account requires a code as well. */
export function SecondStep({ onEntered }: { onEntered: () => Promise<void> }) {
  const t = useText()
  const [isOnPaper, setOnPaper] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another input.
  useEffect(() => focusField('code'), [isOnPaper])
  return (
    <Entrance title={t('session.code_title')} intro={t(isOnPaper ? 'session.code_intro_paper' : 'session.code_intro')}>
      <Form isDiscardable key={`${isOnPaper}`} endpoint={twoFactor.challenge} values={blank} onSent={onEntered}>
        <CodeField name="code" label={isOnPaper ? 'session.code_paper' : 'session.code'} isOnPaper={isOnPaper} />
        <SubmitButton isWide>{t('session.login')}</SubmitButton>
        <Button kind="quiet" onClick={() => setOnPaper(!isOnPaper)}>
          {t(isOnPaper ? 'session.code_by_app' : 'session.code_by_paper')}
        </Button>
        {isOnPaper && <p>{t('session.code_lost')}</p>}
        <Button kind="quiet" onClick={() => location.reload()}>
          {t('session.code_back')}
        </Button>
      </Form>
    </Entrance>
  )
}
