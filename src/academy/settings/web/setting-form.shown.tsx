import { type ReactNode, useState } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { Form } from '#kit/web/form/form.tsx'
import type { FormProps } from '#kit/web/form/form-props.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'

type SettingFormProps<E extends Endpoint> = Pick<FormProps<E>, 'endpoint' | 'values'> & {
  title: TextKey
  /** What everybody reads who may look. */
  about?: ReactNode
  /** The setting in force, for users who may read and not change it. */
  inForce: ReactNode
  /** What is entered is not stored as a draft in the browser, and not shown once it is saved. */
  isSecret?: boolean
  children: ReactNode
}

/** One setting under its heading, saved by itself. */
export function SettingForm<E extends Endpoint>({
  title,
  about,
  inForce,
  isSecret,
  children,
  ...form
}: SettingFormProps<E>) {
  const t = useText()
  const may = useMay()
  const [saves, setSaves] = useState(0)
  function afterSaving() {
    toast(t('settings.saved'))
    if (isSecret) setSaves(saves + 1)
  }
  return (
    <Panel title={t(title)}>
      <Stack>
        {about}
        {may(form.endpoint) ? (
          <Form key={saves} {...form} draft={isSecret ? undefined : title} onSent={afterSaving}>
            <Stack>
              {children}
              <Row>
                <SubmitButton>{t('app.save')}</SubmitButton>
              </Row>
            </Stack>
          </Form>
        ) : (
          <Text>{inForce}</Text>
        )}
      </Stack>
    </Panel>
  )
}
