import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { storage } from '#kit/web/session/device-storage.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { ArtistInputs } from '#network/artists/web/fields/artist-inputs.shown.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { BenefitPage, NewBenefitPage } from '#network/benefits/web/benefit-form-page.tsx'
import { LevelDialog } from '#network/levels/web/level-dialog.tsx'
import { meanwhile, show, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

const named = (label: 'benefits.name' | 'benefits.description' | 'levels.name', language: 'pl' | 'en-US') =>
  page.getByRole('group', { name: translate(label) }).getByLabelText(translate(`app.in_${language}`))
const name = named('benefits.name', 'pl')
const save = page.getByRole('button', { name: translate('app.save') })

beforeAll(() => signIn())

test('an error that only the server finds is shown at its input, too', async () => {
  showAt('/settings/levels', <LevelDialog level={null} onClose={() => expect.unreachable('it was saved')} />)
  for (const language of ['pl', 'en-US'] as const) await named('levels.name', language).fill('Mistrz')
  const code = page.getByLabelText(translate('levels.code'))
  await code.fill('MASTER')
  await save.click()
  await expect.element(code).toHaveFocus()
  await expect
    .element(code)
    .toHaveAccessibleDescription(expect.stringContaining(translate('validation.level_code_taken')))
})

test('a telephone changes nothing of what is typed into codes and addresses, and helps with names', async () => {
  show(
    <Form endpoint={artists.update} values={{} as never} onSent={() => undefined}>
      <ArtistInputs names={['first_name', 'email', 'postal_code', 'tax_id', 'website', 'instagram']} />
    </Form>,
  )
  for (const field of ['email', 'postal_code', 'tax_id', 'website', 'instagram'] as const) {
    const input = page.getByLabelText(new RegExp(`^${translate(`artists.${field}`)}`))
    await expect.element(input).toHaveAttribute('autocapitalize', 'none')
    await expect.element(input).toHaveAttribute('autocorrect', 'off')
    await expect.element(input).toHaveAttribute('spellcheck', 'false')
  }
  await expect.element(page.getByLabelText(translate('artists.first_name'))).not.toHaveAttribute('autocapitalize')
})

test('typed values survive the screen, and leaving it has to be confirmed', async () => {
  const end = showAt('/benefits/new', <NewBenefitPage />)
  await name.fill('Niedokończona')
  end()
  showAt('/benefits/new', <NewBenefitPage />)
  await expect.element(page.getByText(translate('app.draft_restored'))).toBeVisible()
  await expect.element(name).toHaveValue('Niedokończona')

  hashHistory.push('/elsewhere', {})
  const question = page.getByRole('dialog', { name: translate('app.leave_question') })
  await question.getByRole('button', { name: translate('app.stay') }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Niedokończona')
  await page.getByRole('button', { name: translate('app.draft_discard') }).click()
  await expect.element(name).toHaveValue('')
  hashHistory.push('/elsewhere', {})
  await expect.element(name).not.toBeInTheDocument()
})

test('what is typed and erased again is no draft', async () => {
  const drafts = () => storage.names((key) => key.startsWith('atelier.draft.'))
  showAt('/benefits/new', <NewBenefitPage />)
  await name.fill('Pomyłka')
  await expect.poll(drafts).toHaveLength(1)
  await name.fill('')
  await expect.poll(drafts).toHaveLength(0)
})

test('what others saved meanwhile is shown and taken over, and typed values are preserved', async () => {
  const words = (text: string) => ({ pl: text, 'en-US': text })
  const draft = {
    name: words('Rabat na igły'),
    description: words('Taniej.'),
    category: 'DISCOUNT',
    is_active: true,
  } as const
  const { data } = await send(benefits.create, draft)
  showAt(`/benefits/${data.id}`, <BenefitPage />, '/benefits/$id')
  await name.fill('Rabat na pigmenty')
  await meanwhile(cast.owner, benefits.update, {
    ...draft,
    id: data.id,
    revision: data.revision,
    description: words('Kwadrans taniej.'),
  })
  await save.click()
  await expect.element(page.getByText(translate('app.conflict_merged'))).toBeVisible()
  await expect.element(page.getByText(/^Helena Zawadzka, /)).toBeVisible()
  await expect.element(name).toHaveValue('Rabat na pigmenty')
  await expect.element(named('benefits.description', 'pl')).toHaveValue('Kwadrans taniej.')
  await save.click()
  await expect.element(page.getByText(translate('benefits.saved'))).toBeVisible()
  const stored = await send(benefits.get, { id: data.id })
  expect(stored.data).toMatchObject({ name: { pl: 'Rabat na pigmenty' }, description: words('Kwadrans taniej.') })
  await send(benefits.remove, { id: data.id })
})

test('who edits something again right after saving it begins with what was saved', async () => {
  const words = { pl: 'Rabat na igły', 'en-US': 'A discount on needles' }
  const draft = { name: words, description: words, category: 'DISCOUNT', is_active: true } as const
  const { id } = (await send(benefits.create, draft)).data
  onTestFinished(() => send(benefits.remove, { id }))
  const stored = async () => (await send(benefits.get, { id })).data.name.pl
  showAt(`/benefits/${id}`, <BenefitPage />, '/benefits/$id')
  for (const next of ['Rabat na pigmenty', 'Rabat na maszynki']) {
    await expect.element(name).toHaveValue(await stored())
    await name.fill(next)
    await save.click()
    await expect.poll(stored).toBe(next)
    await expect.element(name).not.toBeInTheDocument()
    hashHistory.push(`/benefits/${id}`, {})
  }
})

test('how many fields are wrong is announced, and the first of them has the focus', async () => {
  showAt('/benefits/new', <NewBenefitPage />)
  await expect.element(name).toBeVisible()
  await save.click()
  await expect
    .element(page.getByRole('status').getByText(/^\d pol(e|a) wymagają? poprawy\.$|^\d pól wymaga poprawy\.$/))
    .toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

test('a sent form that stays until the next screen has loaded is not sent again, but is once its reader came back', async () => {
  const words = { pl: 'Rabat z kolejnego ekranu', 'en-US': 'A discount of the next screen' }
  const draft = { name: words, description: words, category: 'DISCOUNT', is_active: false } as const
  const stored = async () => (await send(benefits.list, { filter: words.pl })).data
  // Nothing else is drawn at the other address.
  hashHistory.replace('/benefits/new', {})
  show(
    <Form endpoint={benefits.create} values={draft} onSent={() => hashHistory.push('/benefits', {})} isDiscardable>
      <SubmitButton>{translate('app.save')}</SubmitButton>
    </Form>,
  )
  const calls = vi.spyOn(window, 'fetch')
  onTestFinished(() => calls.mockRestore())
  const sent = () => calls.mock.calls.filter(([, request]) => request?.method === 'POST').length
  await save.click()
  await expect.poll(() => hashHistory.location.pathname).toBe('/benefits')
  await save.click()
  hashHistory.push('/benefits/new', {})
  await save.click()
  await expect.poll(stored).toHaveLength(2)
  expect(sent()).toBe(2)
  for (const { id } of await stored()) await send(benefits.remove, { id })
})
