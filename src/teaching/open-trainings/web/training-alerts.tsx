import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { AboutContext, Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { spokenLanguages } from '#network/artists/contract/artists.choices.ts'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import {
  nearKilometers,
  type OpenTrainingQuery,
  openTrainings,
  type TrainingAlert,
} from '#teaching/open-trainings/contract/open-trainings.ts'
import { trainingKinds } from '#teaching/trainings/contract/trainings.flow.ts'

/** The student's alerts: of which new trainings they get an email. */
export function TrainingAlerts() {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useApi(openTrainings.alerts, {})
  return (
    <Panel title={t('openTrainings.alerts')}>
      <Stack>
        <Text tone="soft">{t('openTrainings.alerts_text')}</Text>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && <Text>{t('openTrainings.alerts_none')}</Text>}
        {data && data.data.length > 0 && (
          <Stack as="ul" gap="xs">
            {data.data.map((alert) => (
              <Alert key={alert.id} alert={alert} />
            ))}
          </Stack>
        )}
        <Row>
          <Button onClick={() => setAdding(true)}>{t('openTrainings.alert_add')}</Button>
        </Row>
      </Stack>
      {isAdding && <AddAlert onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function Alert({ alert }: { alert: TrainingAlert }) {
  const t = useText()
  const wordsOf = useWords()
  const { id } = alert
  const nameId = `alert-${id}`
  const remove = useSend(openTrainings.removeAlert, { onSent: () => toast(t('openTrainings.alert_removed')) })
  return (
    <Row as="li" justify="space-between">
      <span id={nameId}>{wordsOf(alert)}</span>
      <AboutContext value={nameId}>
        <Button size="sm" kind="quiet" isBusy={remove.isPending} onClick={() => remove.send({ id })}>
          {t('openTrainings.alert_remove')}
        </Button>
      </AboutContext>
    </Row>
  )
}

/** An alert in words: "Ombré, grupowe, do 60 km od: Kraków". */
function useWords() {
  const t = useText()
  const format = useFormat()
  return ({ technique, kind, language, near }: TrainingAlert) =>
    [
      technique && t(`artists.techniques_${technique}`),
      kind && t(`trainings.kind_${kind}`),
      language && format.languageName(language),
      near && t('openTrainings.alert_near', { km: nearKilometers, city: near }),
    ]
      .filter(Boolean)
      .join(', ') || t('openTrainings.alert_all')
}

/** Begins with what the list is filtered by. */
function AddAlert({ onClose }: { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const techniques = useTechniques()
  const { data } = useApi(openTrainings.cities, {})
  const { state } = useAddress(openTrainings.list.query, {})
  const { technique = null, kind = null, language = null, near = null } = state as Partial<OpenTrainingQuery>
  return (
    <Dialog title={t('openTrainings.alert_add_title')} onClose={onClose}>
      <Form
        endpoint={openTrainings.addAlert}
        values={{ technique, kind, language, near }}
        isDiscardable
        onSent={() => {
          toast(t('openTrainings.alert_added'))
          onClose()
        }}
      >
        <Stack>
          <SelectField name="technique" label="trainings.technique" options={techniques} />
          <SelectField
            name="near"
            label="openTrainings.near"
            options={(data?.data ?? []).map((city) => ({ value: city, label: city }))}
          />
          <SelectField name="kind" label="trainings.kind" options={optionsOf(t, trainingKinds, 'trainings.kind')} />
          <SelectField
            name="language"
            label="trainings.language"
            options={spokenLanguages.map((value) => ({ value, label: format.languageName(value) }))}
          />
          <DialogActions>
            <SubmitButton>{t('openTrainings.alert_add')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
