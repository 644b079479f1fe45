import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { chooseFiles } from '#testing/browser/choose-files.ts'
import { show } from '#testing/browser/component.tsx'
import { DropZone } from './drop-zone.tsx'
import { Upload } from './upload.tsx'

const megabyte = 1024 * 1024
const tooBig = 'Plik jest za duży. Najwięcej można przesłać 15 MB.'

test.each([
  ['an empty one', new File([], 'pusty.jpg', { type: 'image/jpeg' }), translate('validation.file_empty')],
  ['one that is too big', new File([new ArrayBuffer(50 * megabyte)], 'wakacje.jpg', { type: 'image/jpeg' }), tooBig],
  [
    'a document of words',
    new File(['x'], 'umowa.docx', { type: 'application/msword' }),
    'Tego rodzaju pliku nie przyjmujemy. Dozwolone: JPEG, PNG, WebP, AVIF, HEIC.',
  ],
])('%s is refused before it is sent, with an error at its input', async (_, file, sentence) => {
  const input = await choose(file)
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${file.name}: ${sentence}`)
  await expect.element(input).toHaveAccessibleDescription(expect.stringContaining(sentence))
})

test('of several dropped files the first is taken where one is required', async () => {
  const input = await shown()
  expect(drop(input.element(), 'pierwszy.docx', 'drugi.docx').defaultPrevented).toBe(true)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^pierwszy\.docx/)
})

test('where no more is taken a dropped file is neither taken nor opened in place of the portal', async () => {
  const onFile = vi.fn()
  show(<DropZone purpose="avatar" label="Zdjęcie" isDisabled onFile={onFile} />)
  const input = page.getByLabelText('Zdjęcie', { exact: true })
  await expect.element(input).toBeDisabled()
  expect(drop(input.element(), 'pierwszy.jpg').defaultPrevented).toBe(true)
  expect(onFile).not.toHaveBeenCalled()
})

function drop(place: Element, ...names: string[]) {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['x'], name, { type: 'application/msword' }))
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
  place.dispatchEvent(event)
  return event
}

/** Somebody chooses a file that is not to be sent; answers its input. */
async function choose(file: File) {
  const input = await shown()
  chooseFiles(input.element(), file)
  return input
}

async function shown() {
  show(
    <Upload
      endpoint={profile.changeAvatar}
      field="avatar"
      purpose="avatar"
      input={{}}
      label="Zdjęcie"
      onSent={() => expect.unreachable('it was sent')}
    />,
  )
  const input = page.getByLabelText('Zdjęcie', { exact: true })
  await expect.element(input).toBeInTheDocument()
  return input
}

test('a file that a form needs is announced as required', async () => {
  const onFile = vi.fn()
  show(
    <>
      <DropZone purpose="avatar" label="Zdjęcie" isRequired onFile={onFile} />
      <DropZone purpose="avatar" label="Drugie" onFile={onFile} />
    </>,
  )
  await expect.element(page.getByLabelText('Zdjęcie')).toBeRequired()
  await expect.element(page.getByLabelText('Drugie')).not.toBeRequired()
})
