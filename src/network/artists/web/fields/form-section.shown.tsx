import type { ReactNode } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { FieldNote } from '#kit/web/form/fields/field.tsx'
import { fieldId } from '#kit/web/form/fields/field-focus.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Section } from './form-sections.shown.ts'

type FormSectionProps = { name: Section | 'craft'; text?: TextKey; note?: TextKey; children: ReactNode }

/** One part of the data form or of the profile; links to it focus its first input. */
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
