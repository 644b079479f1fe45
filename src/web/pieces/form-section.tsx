import type { ReactNode } from 'react'
import type { TextKey } from '#contract/texts.ts'
import { FieldNote } from '#web/kit/form/field.tsx'
import { fieldId } from '#web/kit/form/field-focus.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Panel, Stack, Text } from '#web/kit/ui/layout.tsx'
import type { Section } from './form-sections.ts'

type FormSectionProps = { name: Section | 'craft'; text?: TextKey; note?: TextKey; children: ReactNode }

/** One part of the data form or of the profile; whoever looks for it is led to its first input. */
export function FormSection({ name, text, note, children }: FormSectionProps) {
  const t = useText()
  const title = (
    <>
      {t(`artists.section_${name}`)} <FieldNote note={note} />
    </>
  )
  return (
    <div id={fieldId(name)}>
      <Panel title={title}>
        <Stack>
          {text && <Text tone="soft">{t(text)}</Text>}
          {children}
        </Stack>
      </Panel>
    </div>
  )
}
