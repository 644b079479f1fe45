import { z } from 'zod/mini'
import { endpoint } from '#kit/contract/endpoint.ts'
import { day, line, wholeNumber } from '#kit/contract/fields.ts'
import { session } from '#kit/contract/session.ts'
import { FieldList } from '#kit/web/form/field-list/field-list.tsx'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
import { ChoicesField } from '#kit/web/form/fields/field-choices.tsx'
import { FieldInput } from '#kit/web/form/fields/field-input.tsx'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import { spokenLanguages } from '#network/artists/contract/artists.choices.ts'
import { benefitCategories } from '#network/benefits/contract/benefits.fields.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'

/** The inputs in forms that nobody can send, for they have no button. */
export function FormSpecimens() {
  const t = useText()
  return (
    <Panel title={t('gallery.inputs')}>
      <Columns column="22rem" gap="lg">
        <SignInInputs />
        <ApplicationInputs />
      </Columns>
      <BenefitInputs />
      <TrainingInputs />
    </Panel>
  )
}

function SignInInputs() {
  return (
    <Form endpoint={session.login} values={{ email: '', password: '' }} isDiscardable>
      <TextField name="email" label="session.email" type="email" autoComplete="off" />
      <PasswordField name="password" label="session.password" autoComplete="current-password" />
      <FieldInput kind="date" name="day" label="gallery.day" />
      <TextField name="disabled" label="gallery.disabled" isDisabled />
    </Form>
  )
}

const application = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  country_id: null,
  city: '',
  techniques: [],
  years_of_experience: '3',
  motivation: '',
  language_name: 'pl',
  terms_accepted: false,
} as const

function ApplicationInputs() {
  const format = useFormat()
  const options = spokenLanguages.map((code) => ({ value: code, label: format.languageName(code) }))
  return (
    <Form endpoint={applications.register} values={{ ...application, techniques: [] }} isDiscardable>
      <FieldInput kind="number" name="years_of_experience" label="gallery.number" />
      <SelectField name="language_name" label="app.language" options={options} />
      <ChoicesField name="techniques" label="app.language" options={options} />
      <CheckboxField name="terms_accepted" label="gallery.consent" />
    </Form>
  )
}

const benefit = {
  name: { pl: 'Rabat na pigmenty', 'en-US': 'Discount on pigments' },
  description: { pl: '', 'en-US': '' },
  category: null,
  link: '',
  is_active: true,
}

function BenefitInputs() {
  const t = useText()
  const categories = optionsOf(t, benefitCategories, 'benefits.category')
  return (
    <Form endpoint={benefits.create} values={benefit} isDiscardable>
      <BilingualField name="name" label="benefits.name" />
      <BilingualField name="description" label="benefits.description" isProse />
      <SelectField name="category" label="benefits.category" options={categories} />
      <TextField name="link" label="benefits.link" hint="benefits.link_hint" type="url" />
      <SwitchField name="is_active" label="benefits.is_active" hint="benefits.is_active_hint" />
    </Form>
  )
}

const training = endpoint({
  method: 'POST',
  path: '/api/nowhere',
  permission: 'public',
  refreshes: [],
  body: z.object({
    title: line(120),
    sessions: z
      .array(z.object({ title: line(120), date: day(), places: wholeNumber({ min: 1, max: 200 }) }))
      .check(z.minLength(1, 'required')),
  }),
})

const someTraining = {
  title: 'Microblading',
  sessions: [
    { title: 'Teoria', date: '2027-03-01', places: '12' },
    { title: 'Praktyka', date: '2027-03-02', places: '6' },
  ],
}

function TrainingInputs() {
  return (
    <Form endpoint={training} values={someTraining} isDiscardable>
      <TextField name="title" label="gallery.training" />
      <FieldList
        name="sessions"
        label="gallery.sessions"
        hint="gallery.sessions_hint"
        blank={{ title: '', date: '', places: '' }}
        addLabel="gallery.session_add"
        entryLabel="gallery.session"
      >
        {(name) => (
          <Columns column="12rem">
            <TextField name={`${name}.title`} label="gallery.session_title" />
            <FieldInput kind="date" name={`${name}.date`} label="gallery.day" />
            <FieldInput kind="number" name={`${name}.places`} label="gallery.session_places" />
          </Columns>
        )}
      </FieldList>
    </Form>
  )
}
