import { useEffect, useRef, useState } from 'react'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { useFormState, useFormValues } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EditedRecord } from '#kit/web/page/record/record.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { ArtistPicker } from '#network/artists/web/artist-picker.shown.tsx'
import { trainingFields } from '#teaching/trainings/contract/trainings.fields.ts'
import { allTrainingsRight, isOpen } from '#teaching/trainings/contract/trainings.flow.ts'
import type { Overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { type Training, trainings } from '#teaching/trainings/contract/trainings.ts'
import { useTrainingValue } from '../training-value.tsx'
import { useListBehind } from '../use-list-behind.ts'
import { TrainingInputs } from './training-inputs.tsx'
import { copied } from './typed-sessions.ts'
import { ownTimeZone } from './use-time-zones.ts'
import { blankVenue } from './where-inputs.tsx'

/** A new training, or a copy of the one in the address. */
export function NewTrainingPage() {
  const copy = Number(useSearchParam('copy'))
  const list = useListBehind()
  if (copy === 0) return <NewForm />
  return (
    <EditedRecord endpoint={trainings.get} input={{ id: copy }} back={list}>
      {(original) => <NewForm key={copy} original={original} />}
    </EditedRecord>
  )
}

function NewForm({ original }: { original?: Training }) {
  const t = useText()
  const go = useGo()
  const list = useListBehind()
  const inLanguage = useBilingual()
  const isForAll = hasPermission(useUser(), allTrainingsRight)
  const [values] = useState(() => ({
    ...valuesOf(original),
    sessions: copied(original?.sessions ?? [], academyDay(new Date())),
    // An artist’s are their own.
    ...(isForAll && { pro_artist_id: original?.artist?.id ?? null }),
  }))
  const needed = useReasonsNeeded()
  return (
    <Page title={t('trainings.title_new')} back={list} width="narrow">
      <Form
        endpoint={trainings.create}
        values={values}
        draft={original ? `trainings.copy.${original.id}` : 'trainings.new'}
        onRefused={needed.refused}
        onSent={({ data }) => {
          toast(t('trainings.saved'))
          go(`/training/${data.id}`, { replaces: true })
        }}
      >
        {original && <Notice>{t('trainings.copy_note', { title: inLanguage(original.title) })}</Notice>}
        {isForAll && (
          <Panel>
            <ArtistPicker name="pro_artist_id" label="trainings.artist" hint="trainings.artist_hint" />
          </Panel>
        )}
        <TrainingInputs />
        <Overlaps refusal={needed.overlap} />
        <Row>
          <SubmitButton>{t('trainings.save_draft')}</SubmitButton>
          <LinkButton to={list.to}>{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}

export function EditTrainingPage() {
  const id = useIdParam()
  const list = useListBehind()
  return (
    <EditedRecord endpoint={trainings.get} input={{ id }} back={list}>
      {(training) => <EditForm key={id} training={training} />}
    </EditedRecord>
  )
}

function EditForm({ training }: { training: Training }) {
  const t = useText()
  const go = useGo()
  const user = useUser()
  const inLanguage = useBilingual()
  const showValue = useTrainingValue()
  const { id, revision, state, overlap_reason } = training
  const isVerified = isOpen(state)
  const needed = useReasonsNeeded()
  const page = `/training/${id}`
  return (
    <Page title={t('trainings.title_edit')} back={{ to: page, name: inLanguage(training.title) }} width="narrow">
      {isVerified && !hasPermission(user, 'can-accept-pro-artist-training') && (
        <Notice tone="waiting" title={t('trainings.edit_verified_title')}>
          {t('trainings.edit_verified_text')}
        </Notice>
      )}
      <Form
        endpoint={trainings.update}
        // A field that is not shown now is cleared, even if a draft has a value.
        params={{
          id,
          ...(!needed.held && { held_reason: '' }),
          ...(!needed.students && { is_overlap_meant: false }),
        }}
        values={{
          ...valuesOf(training),
          overlap_reason: overlap_reason ?? '',
          held_reason: '',
          is_overlap_meant: false,
          revision,
        }}
        draft={`trainings.${id}`}
        showValue={showValue}
        onRefused={needed.refused}
        onSent={({ data }) => {
          toast(t(data.state === state ? 'trainings.saved' : 'trainings.saved_sent_back'))
          go(page, { replaces: true })
        }}
      >
        <TrainingInputs />
        <Overlaps refusal={needed.overlap} isExplained={overlap_reason !== null} />
        <HeldSession refusal={needed.held} />
        {needed.students && <BusyStudents refusal={needed.students} />}
        <Row>
          <SubmitButton>{t('app.save')}</SubmitButton>
          <LinkButton to={page}>{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}

const names = trainingFields.names()

function valuesOf(training: Training | undefined) {
  return {
    ...inputValues(trainingFields, names, training),
    time_zone: training?.time_zone ?? ownTimeZone(),
    venue: training ? training.venue : blankVenue,
    sessions: (training?.sessions ?? []).map(({ id, day, from, to }) => ({ id: id as number | null, day, from, to })),
    overlap_reason: '',
  }
}

/** What the portal refused without a reason, the last time that the form was sent. */
function useReasonsNeeded() {
  const [overlap, setOverlap] = useState<ApiError | null>(null)
  const [held, setHeld] = useState<ApiError | null>(null)
  const [students, setStudents] = useState<ApiError | null>(null)
  return {
    overlap,
    held,
    students,
    refused(error: ApiError) {
      if (error.code === 'training_overlaps') setOverlap(error)
      else if (error.code === 'held_reason_needed') setHeld(error)
      else if (error.code === 'students_overlap') setStudents(error)
      else return error.code === 'changed_meanwhile' || toastError(error)
    },
  }
}

/** A question that was not there before, and is below what fits on the screen. */
function useFocusOn(name: string, refusal: ApiError | null) {
  useEffect(() => {
    if (refusal) focusField(name)
  }, [name, refusal])
}

/** Which training is in the way, and the question why both are to be held. */
function Overlaps({ refusal, isExplained = false }: { refusal: ApiError | null; isExplained?: boolean }) {
  const t = useText()
  const inLanguage = useBilingual()
  useFocusOn('overlap_reason', refusal)
  if (!refusal && !isExplained) return null
  const { overlaps } = (refusal?.details ?? { overlaps: [] }) as { overlaps: Overlap[] }
  return (
    <Panel>
      <Stack>
        {refusal && (
          <Notice tone="bad" title={t('trainings.overlap_title')}>
            <Text>{refusal.message}</Text>
            {overlaps.map(({ id, title }) => (
              <p key={id}>
                <Link to={`/training/${id}`}>{t('trainings.overlap_open', { title: inLanguage(title) })}</Link>
              </p>
            ))}
          </Notice>
        )}
        <ProseField
          name="overlap_reason"
          label="trainings.overlap_reason"
          hint="trainings.overlap_reason_hint"
          rows={3}
          isRequired={refusal !== null}
        />
      </Stack>
    </Panel>
  )
}

/** How many people have a seat elsewhere at the new time, and the question whether that is meant. */
function BusyStudents({ refusal }: { refusal: ApiError }) {
  const t = useText()
  const { fill } = useFormState()
  const times = JSON.stringify(useFormValues().sessions)
  const known = useRef(times)
  useEffect(() => {
    // At another time others may have another seat.
    if (known.current !== times) fill({ is_overlap_meant: false })
    known.current = times
  }, [times, fill])
  useFocusOn('is_overlap_meant', refusal)
  return (
    <Panel>
      <Stack>
        <Notice tone="waiting" title={t('trainings.students_overlap_title')}>
          <Text>{refusal.message}</Text>
        </Notice>
        <SwitchField name="is_overlap_meant" label="trainings.students_overlap_meant" />
      </Stack>
    </Panel>
  )
}

/** Which session has begun and how many people are marked, and the question why it is to change all the same. */
function HeldSession({ refusal }: { refusal: ApiError | null }) {
  const t = useText()
  useFocusOn('held_reason', refusal)
  if (!refusal) return null
  return (
    <Panel>
      <Stack>
        <Notice tone="bad" title={t('trainings.held_title')}>
          <Text>{refusal.message}</Text>
        </Notice>
        <ProseField
          name="held_reason"
          label="trainings.held_reason"
          hint="trainings.held_reason_hint"
          rows={3}
          isRequired
        />
      </Stack>
    </Panel>
  )
}
