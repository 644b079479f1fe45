import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { TextKey } from '#contract/texts.ts'
import { Form } from '#web/kit/form/form.tsx'
import type { FormProps } from '#web/kit/form/form-body.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'

type SettingFormProps<E extends Endpoint> = Pick<FormProps<E>, 'endpoint' | 'values'> & {
  title: TextKey
  /** What everybody reads who may look. */
  about?: ReactNode
  /** What is in force, for whoever may look and not change. */
  inForce: ReactNode
  children: ReactNode
}

/** One setting under its heading, saved by itself. */
export function SettingForm<E extends Endpoint>({ title, about, inForce, children, ...form }: SettingFormProps<E>) {
  const t = useText()
  const may = useMay()
  return (
    <Panel title={t(title)}>
      <Stack>
        {about}
        {may(form.endpoint) ? (
          <Form {...form} draft={title} onSent={() => toast(t('settings.saved'))}>
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
