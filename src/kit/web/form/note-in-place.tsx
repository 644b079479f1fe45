import { useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { IconPencil } from '~icons'
import { ProseField } from './fields/field-prose.tsx'
import { Form } from './form.tsx'
import type { FormProps } from './form-props.ts'
import { SubmitButton } from './submit-button.tsx'

type NoteProps<E extends Endpoint> = Omit<FormProps<E>, 'children' | 'onSent'> & {
  title: TextKey
  /** The note's field. The others are sent as they were read, and with the revision nobody's change is lost. */
  name: string
  note: string | null
}

/** A note on a record's page, edited where it is read. */
export function NoteInPlace<E extends Endpoint>({ title, name, note, ...form }: NoteProps<E>) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  // The focus moves to the text, and afterwards back to the button.
  useEffect(() => {
    if (isEditing || wasEditing.current) place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <Panel title={t(title)} tone="quiet">
      <div ref={place}>
        {isEditing ? (
          <Form<Endpoint>
            {...(form as unknown as FormProps<Endpoint>)}
            onSent={() => {
              toast(t('app.note_saved'))
              setEditing(false)
            }}
          >
            <Stack>
              <ProseField name={name} label={title} rows={4} />
              <Row>
                <SubmitButton>{t('app.save')}</SubmitButton>
                <Button onClick={() => setEditing(false)}>{t('app.cancel')}</Button>
              </Row>
            </Stack>
          </Form>
        ) : (
          <Stack>
            {note ? <Text isProse>{note}</Text> : <Text tone="soft">{t('app.note_none')}</Text>}
            <Row>
              <Button size="sm" icon={<IconPencil size={18} aria-hidden="true" />} onClick={() => setEditing(true)}>
                {t(note ? 'app.note_edit' : 'app.note_add')}
              </Button>
            </Row>
          </Stack>
        )}
      </div>
    </Panel>
  )
}
