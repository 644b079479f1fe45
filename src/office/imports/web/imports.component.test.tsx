import { zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressOf, send } from '#kit/web/calls/api.ts'
import { refresh, refreshWhere } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { RecordLinksContext } from '#kit/web/page/record/record-links.ts'
import { kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { students } from '#people/students/contract/students.ts'
import { meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { workbookOf } from '#testing/make/make-imports.ts'
import { packages } from '#trade/packages/contract/packages.ts'
import { NewPackagePage } from '#trade/packages/web/package-form-page.tsx'
import { ImportPage } from './import-page.tsx'
import { NewImportPage } from './new-import-page.tsx'

test('who starts an import reads which columns are wanted, and gets an example of them', async () => {
  await signIn()
  showAt('/student/imports/new', <NewImportPage />)
  const wanted = (field: 'email' | 'package') =>
    page.getByRole('row', {
      name: `${translate(`importFields.name_${field}`)} ${translate(`importFields.meaning_${field}`)} ${translate(`importFields.example_${field}`)} ${translate('imports.wanted_empty_no')}`,
    })
  const example = page.getByRole('link', { name: translate('imports.example') })
  await expect.element(wanted('email')).toBeVisible()
  expect(page.getByRole('rowheader').elements()).toHaveLength(kindsOfImports.STUDENTS.fields.length)
  await expect.element(example).toHaveAttribute('href', addressOf(imports.example, { kind: 'STUDENTS' }))
  await page.getByRole('combobox', { name: translate('imports.kind') }).click()
  await page.getByRole('option', { name: translate('imports.kind_SALES') }).click()
  await expect.element(wanted('package')).toBeVisible()
  await expect.element(page.getByText(translate('importFields.meaning_entries_used'))).toBeVisible()
  await expect.element(example).toHaveAttribute('href', addressOf(imports.example, { kind: 'SALES' }))
})

test('levels and prices are about nobody: their form has no notice of other people’s data', async () => {
  await signIn()
  showAt('/student/imports/new', <NewImportPage />)
  const note = page.getByText(/Osoby, których dane nie pochodzą/)
  await expect.element(note).toBeVisible()
  await page.getByRole('combobox', { name: translate('imports.kind') }).click()
  await page.getByRole('option', { name: translate('imports.kind_LEVELS') }).click()
  await expect.element(page.getByText(translate('importFields.meaning_level_code'))).toBeVisible()
  expect(note.elements()).toHaveLength(0)
})

test('a new package mentions that a price list can be imported, and links to the form', async () => {
  await signIn()
  showAt('/packages/new', <NewPackagePage />)
  const link = page.getByRole('link', { name: translate('packages.from_file_link') })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/student\/imports\/new\?kind=PACKAGES$/))
  showAt('/student/imports/new?kind=PACKAGES', <NewImportPage />)
  await expect.element(page.getByText(translate('importFields.meaning_list_price'))).toBeVisible()
})

test('the preview of levels has no text about people to be invited', async () => {
  await signIn()
  const file = new File(['Kod poziomu;Nazwa\nNEW_LEVEL;Nowy'], 'poziomy.csv', { type: 'text/csv' })
  const { id } = (await send(imports.create, { kind: 'LEVELS', file })).data
  onTestFinished(async () => void (await send(imports.remove, { id })))
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.draft_title'))).toBeVisible()
  expect(page.getByText(/Import nikogo nie powiadamia/).elements()).toHaveLength(0)
})

test('an ambiguous date has to be resolved, and a wrong row names its column and the value', async () => {
  await signIn()
  const [offered] = (await send(packages.list, {})).data
  const table = `E-mail;Pakiet;Data;Kwota\n${cast.student.email};${offered?.name.pl};03/04/2026;dużo`
  const file = new File([table], 'sprzedaże.csv', { type: 'text/csv' })
  const { id } = (await send(imports.create, { kind: 'SALES', file })).data
  onTestFinished(async () => void (await send(imports.remove, { id })))
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.dates_title', { date: '03/04/2026' }))).toBeVisible()
  await expect.element(page.getByText(/Import nikogo nie powiadamia/)).toBeVisible()
  const april = page.getByRole('button', { name: '3 kwietnia 2026' })
  const march = page.getByRole('button', { name: '4 marca 2026' })
  await expect.element(april).toHaveAttribute('aria-pressed', 'false')
  await march.click()
  await expect.element(march).toHaveAttribute('aria-pressed', 'true')
  await april.click()
  await expect.element(april).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/^Kolumna „Kwota”, „dużo”: /)).toBeVisible()
})

test('a file of another kind shows which one it looks like, and is imported as that with one click', async () => {
  await signIn()
  const [offered] = (await send(packages.list, {})).data
  const table = `E-mail;Pakiet;Data sprzedaży;Kwota;Płatność\n${cast.student.email};${offered?.name.pl};2026-02-01;1 200,50;tak\nRazem;;;1 300;`
  const file = new File([table], 'sprzedaże.csv', { type: 'text/csv' })
  const { id } = (await send(imports.create, { kind: 'STUDENTS', file })).data
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  const kind = translate('imports.kind_SALES')
  await expect.element(page.getByText(translate('imports.other_kind', { kind }))).toBeVisible()
  const take = page.getByRole('button', { name: translate('imports.other_kind_take', { kind }) })
  await take.click()
  await expect.element(take).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: translate('imports.start', { count: 1 }) })).toBeVisible()
  // What a column of amounts adds up to is money, as are the totals of the file.
  await expect.element(page.getByText(/^1200,50\szł/).first()).toBeVisible()
  await expect.element(page.getByText(/w pliku jest 1300(,00)?\szł/)).toBeVisible()
  // A preview is not deleted by a slip.
  await page.getByRole('button', { name: translate('imports.remove'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(translate('imports.remove_question_text'))).toBeVisible()
  await dialog.getByRole('button', { name: translate('imports.remove'), exact: true }).click()
  await expect.element(page.getByText(translate('imports.removed'))).toBeVisible()
  await expect(send(imports.get, { id })).rejects.toMatchObject({ status: 404 })
})

test('a file that changes nothing shows that everything exists already', async () => {
  await signIn()
  const file = new File([`E-mail\n${cast.student.email}`], 'znani.csv', { type: 'text/csv' })
  const { id } = (await send(imports.create, { kind: 'STUDENTS', file })).data
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.all_in_title'))).toBeVisible()
  expect(page.getByText(translate('imports.draft_title')).elements()).toHaveLength(0)
  await page.getByRole('button', { name: translate('imports.finish') }).click()
  await expect.element(page.getByText(translate('imports.finished'))).toBeVisible()
  await expect(send(imports.get, { id })).rejects.toMatchObject({ status: 404 })
})

test('a ZIP of pictures can be chosen for a file of artists alone', async () => {
  await signIn()
  const chooser = page.getByLabelText(translate('imports.archive')).first()
  showAt('/student/imports/new', <NewImportPage />)
  await expect.element(page.getByLabelText(translate('imports.file')).first()).toBeInTheDocument()
  expect(chooser.elements()).toHaveLength(0)
  await page.getByRole('combobox', { name: translate('imports.kind') }).click()
  await page.getByRole('option', { name: translate('imports.kind_ARTISTS') }).click()
  await expect.element(page.getByText(translate('imports.archive_drafts'))).toBeVisible()
  await expect.element(chooser).toHaveAttribute('accept', 'application/zip,.zip')
})

test('a preview lists the files of its ZIP that no row names, and shows at a row what the ZIP lacks', async () => {
  await signIn()
  const table = 'E-mail;Imię;Nazwisko;Telefon;Zdjęcie\nzip@example.com;Ola;Zip;601 234 567;brak.jpg'
  const file = new File([table], 'artystki.csv', { type: 'text/csv' })
  const archive = new File([zipOf('inne/niczyje.txt')], 'zdjecia.zip', { type: 'application/zip' })
  const { id } = (await send(imports.create, { kind: 'ARTISTS', file, archive })).data
  onTestFinished(async () => void (await send(imports.remove, { id })))
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.files_unnamed', { count: 1 }))).toBeVisible()
  await expect.element(page.getByText('inne/niczyje.txt')).toBeVisible()
  await expect.element(page.getByText(/W pliku ZIP nie ma „brak.jpg”/)).toBeVisible()
})

test('rows that name files without a ZIP are imported, and the preview shows that their files are missing', async () => {
  await signIn()
  const table = 'E-mail;Imię;Nazwisko;Telefon;Zdjęcie\nzip@example.com;Ola;Zip;601 234 567;a.jpg'
  const file = new File([table], 'artystki.csv', { type: 'text/csv' })
  const { id } = (await send(imports.create, { kind: 'ARTISTS', file })).data
  onTestFinished(async () => void (await send(imports.remove, { id })))
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.files_unread', { count: 1 }))).toBeVisible()
})

test('rows that a workbook hides are named before they are imported, each of them, and can be filtered', async () => {
  await signIn()
  const row = (line: number, attributes: string, ...cells: string[]) =>
    `<row r="${line}"${attributes}>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`
  const rows = [
    row(1, '', 'E-mail', 'Imię', 'Nazwisko'),
    row(2, '', 'jawna@example.com', 'Ada', 'Jawna'),
    row(3, ' hidden="1"', 'ukryta@example.com', 'Iga', 'Ukryta'),
  ]
  const file = new File([workbookOf(rows.join('')) as Uint8Array<ArrayBuffer>], 'ukryte.xlsx')
  const { id } = (await send(imports.create, { kind: 'STUDENTS', file })).data
  onTestFinished(async () => void (await send(imports.remove, { id })))
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.draft_hidden', { count: 1 }))).toBeVisible()
  await expect.element(page.getByText(translate('imports.row_hidden'))).toBeVisible()
  await page.getByLabelText(translate('imports.hidden'), { exact: true }).selectOptions('1')
  await expect.element(page.getByRole('button', { name: /Ada Jawna/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Iga Ukryta/ })).toBeVisible()
})

test('a row of somebody who probably exists shows who and why, with a link, and is counted', async () => {
  await signIn()
  const { data: known } = await send(students.create, {
    ...{ first_name: 'Małgorzata', last_name: 'Podwójna', email: 'podwojna@example.com', phone: '+48600700801' },
    ...{ country_id: null, language_name: 'pl', internal_note: null },
  })
  const table = 'E-mail;Imię;Nazwisko;Telefon\ngosia@example.com;Gosia;Podwójna;600 700 801'
  const draft = async () =>
    (await send(imports.create, { kind: 'STUDENTS', file: new File([table], 'k.csv', { type: 'text/csv' }) })).data
  // Who was just entered is compared from the queue.
  await expect.poll(async () => (await draft()).rows_likely, { timeout: 10_000 }).toBe(1)
  const { id } = await draft()
  showAt(`/student/imports/${id}`, <ImportPage />, '/student/imports/$id')
  await expect.element(page.getByText(translate('imports.sum_likely'))).toBeVisible()
  await expect.element(page.getByText(new RegExp(translate('duplicates.reason_PHONE_SAME')))).toBeVisible()
  const link = page.getByRole('link', { name: 'Małgorzata Podwójna' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`#/student/${known.id}$`)))
  await page.getByRole('button', { name: 'Gosia Podwójna, gosia@example.com' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Małgorzata Podwójna' })).toBeVisible()
})

test('a row that was opened in the preview leads to its person once the import is done', async () => {
  await signIn()
  const table = 'E-mail;Imię;Nazwisko\nna.potem@example.com;Ada;Potem'
  const file = new File([table], 'potem.csv', { type: 'text/csv' })
  const { data: draft } = await send(imports.create, { kind: 'STUDENTS', file })
  showAt(`/student/imports/${draft.id}`, withLinks, '/student/imports/$id')
  await page.getByRole('button', { name: 'Ada Potem, na.potem@example.com' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('link').elements()).toEqual([])
  // A colleague was quicker, and this tab is notified.
  await send(imports.start, { id: draft.id, revision: draft.revision })
  const state = async () => (await send(imports.get, { id: draft.id })).data.state
  await expect.poll(state, { timeout: 15_000 }).toBe('DONE')
  await refresh(['imports'])
  await expect.element(dialog.getByRole('link', { name: translate('imports.open') })).toBeVisible()
})

test('rows are fetched again where an import is through before it was shown under way', async () => {
  await signIn()
  const file = new File(['E-mail;Imię;Nazwisko\nda.zaraz@example.com;Ida;Zaraz'], 'zaraz.csv', { type: 'text/csv' })
  const { data: draft } = await send(imports.create, { kind: 'STUDENTS', file })
  showAt(`/student/imports/${draft.id}`, withLinks, '/student/imports/$id')
  await page.getByRole('button', { name: 'Ida Zaraz, da.zaraz@example.com' }).click()
  await meanwhile(cast.office, imports.start, { id: draft.id, revision: draft.revision })
  const state = async () => (await send(imports.get, { id: draft.id })).data.state
  await expect.poll(state, { timeout: 15_000 }).toBe('DONE')
  // The import alone, as if its rows had been read while it ran.
  await refreshWhere((feature, input) => feature === 'imports' && Object.keys(input).length === 1)
  const link = page.getByRole('dialog').getByRole('link', { name: translate('imports.open') })
  await expect.element(link).toBeVisible()
})

const withLinks = (
  <RecordLinksContext value={{ student: { to: '/student/$id', guard: 'signed-in' } }}>
    <ImportPage />
  </RecordLinksContext>
)

/** A ZIP of one file of one byte. */
function zipOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ [name]: new Uint8Array([97]) }, { level: 0 }))
}
