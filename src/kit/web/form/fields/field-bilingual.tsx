import { languages } from '#kit/contract/texts/text.ts'
import { useText } from '#kit/web/language/i18n.ts'
import styles from '../form.module.css'
import { FieldNote, type FieldProps } from './field.tsx'
import { ProseField } from './field-prose.tsx'
import { TextField } from './field-text.tsx'
import { InputGroup } from './input-group.tsx'

type BilingualFieldProps = FieldProps & { isProse?: boolean; rows?: number }

/** A text in both languages, in two columns if there is room. */
export function BilingualField({ name, label, hint, hintParams, note, isProse, rows }: BilingualFieldProps) {
  const t = useText()
  return (
    <InputGroup
      name={name}
      label={
        <>
          {t(label)} <FieldNote note={note} />
        </>
      }
      hint={hint && t(hint, hintParams)}
    >
      <div className={styles.languages}>
        {languages.map((language) =>
          isProse ? (
            <ProseField key={language} name={`${name}.${language}`} label={`app.in_${language}`} rows={rows} />
          ) : (
            <TextField key={language} name={`${name}.${language}`} label={`app.in_${language}`} />
          ),
        )}
      </div>
    </InputGroup>
  )
}
