import { useApi } from '#kit/web/calls/query.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Level, levels } from '#network/levels/contract/levels.ts'
import { RequirementsField } from './requirements-field.tsx'

const blank = { name: { pl: '', 'en-US': '' }, code: '', requirements: [] }

/** A new level, or one that is there. */
export function LevelDialog({ level, onClose }: { level: Level | null; onClose: () => void }) {
  const t = useText()
  const saved = () => {
    toast(t('levels.saved'))
    onClose()
  }
  const showValue = useLevelValue()
  const { data } = useApi(levels.list, {})
  const inForce = data?.data.find(({ id }) => id === level?.id)
  const inputs = <LevelInputs level={level} onClose={onClose} />
  return (
    <Dialog title={t(level ? 'levels.edit_title' : 'levels.new_title')} width="wide" onClose={onClose}>
      {level ? (
        <Form
          endpoint={levels.update}
          params={{ id: level.id }}
          values={valuesOf(inForce ?? level)}
          draft={`levels.${level.id}`}
          showValue={showValue}
          onSent={saved}
        >
          {inputs}
        </Form>
      ) : (
        <Form endpoint={levels.create} values={blank} draft="levels.new" onSent={saved}>
          {inputs}
        </Form>
      )}
    </Dialog>
  )
}

function useLevelValue(): ShowValue {
  const t = useText()
  const format = useFormat()
  return (field, value) =>
    field === 'requirements'
      ? format.list(
          (value as Level['requirements']).map((requirement) =>
            t(`levels.asks_${requirement.metric}`, { count: requirement.at_least }),
          ),
        )
      : undefined
}

function LevelInputs({ level, onClose }: { level: Level | null; onClose: () => void }) {
  const t = useText()
  const { data } = useApi(levels.list, {})
  const isLowest = level !== null && data?.data[0]?.id === level.id
  return (
    <>
      <BilingualField name="name" label="levels.name" />
      <TextField name="code" label="levels.code" hint="levels.code_hint" isVerbatim />
      <RequirementsField isLowest={isLowest} />
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <SubmitButton>{t('app.save')}</SubmitButton>
      </DialogActions>
    </>
  )
}

function valuesOf({ name, code, requirements, revision }: Level) {
  return { name, code, requirements, revision }
}
