import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QuickAccess } from '#app/web/finder/quick-access.tsx'
import { settingsScreens } from '#app/web/settings/settings.screens.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { ExportDialog } from '#kit/web/list/toolbar/export-dialog.tsx'
import { Uploads } from '#kit/web/upload/uploads.tsx'
import { CropDialog } from '#network/applications/web/form/crop-dialog.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { AvatarDialog } from '#network/profile/web/avatar-dialog.tsx'
import { AuthenticatorSetUp } from '#people/two-factor/web/authenticator-set-up.tsx'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { chooseFiles, pictureFile } from '#testing/browser/choose-files.ts'
import { show, showAt, signIn } from '#testing/browser/component.tsx'
import { createWork } from '#testing/browser/make-requested-work.ts'
import { expectedFaults } from '#testing/expected-faults.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { send, watchCalls } from './api.ts'
import { download } from './api-download.ts'

const ownFault = translate('app.own_fault')
const fault = 'A fault of this test.'

beforeAll(() => signIn())

/** From now on the program fails as soon as a response has arrived, or a successful one. */
function failAt(moment: 'answered' | 'sent') {
  const mend = watchCalls({
    [moment]: () => {
      throw new TypeError(fault)
    },
  })
  onTestFinished(() => void mend())
  return mend
}

test.each(['answered', 'sent'] as const)('a fault once the portal has %s is the portal’s', async (moment) => {
  const faults = expectedFaults()
  const connection = vi.fn()
  onTestFinished(watchCalls({ answered: connection }))
  failAt(moment)
  await expect(send(benefits.list, {})).rejects.toMatchObject({ status: 0, message: ownFault })
  // Of another test a response may still be on its way.
  expect(connection).toHaveBeenCalledWith(true)
  expect(connection).not.toHaveBeenCalledWith(false)
  expect(faults.join()).toContain(fault)
})

test.each(['answered', 'sent'] as const)('what met a fault once the portal has %s is done once', async (moment) => {
  expectedFaults()
  const words = { pl: `Usterka ${moment}`, 'en-US': `Fault ${moment}` }
  const draft = { name: words, description: words, category: 'SALES', link: null, is_active: false } as const
  const mend = failAt(moment)
  await expect(send(benefits.create, draft)).rejects.toMatchObject({ message: ownFault })
  mend()
  const { id } = (await send(benefits.create, draft)).data
  const { data: stored } = await send(benefits.list, { filter: words.pl })
  for (const one of stored) await send(benefits.remove, { id: one.id })
  expect(stored.map((one) => one.id)).toEqual([id])
})

test('an error while the progress of an upload is shown does not stop it', async () => {
  const faults = expectedFaults()
  await signIn(cast.artist)
  const { id } = await createWork()
  let mend = () => {}
  try {
    const onProgress = () => {
      throw new TypeError(fault)
    }
    const input = {
      id,
      stage: 'AFTER' as const,
      file: await pictureFile('usta.jpg'),
      client_key: crypto.randomUUID(),
      ahead_of: [],
    }
    await expect(send(portfolio.addImage, input, { onProgress })).resolves.toBeDefined()
    expect(faults.join()).toContain(fault)

    mend = failAt('sent')
    show(<Uploads endpoint={portfolio.addImage} purpose="portfolio" label="Zdjęcia" input={{ id, stage: 'AFTER' }} />)
    const uploads = page.getByLabelText('Zdjęcia', { exact: true })
    await expect.element(uploads).toBeInTheDocument()
    chooseFiles(uploads.element(), await pictureFile('oczy.jpg', { width: 100 }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(ownFault)
  } finally {
    mend()
    await send(portfolio.remove, { id })
    await signIn()
  }
})

test('an error while the progress of an export is shown is reported as the portal’s', async () => {
  expectedFaults()
  const stop = new AbortController()
  const onProgress = () => {
    throw new TypeError(fault)
  }
  await expect(download(benefits.list, {}, { signal: stop.signal, onProgress })).rejects.toThrow(fault)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(onProgress)
  onTestFinished(() => void vi.restoreAllMocks())
  show(<ExportDialog endpoint={benefits.list} input={{}} onClose={() => undefined} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(ownFault)
})

test('a picture that cannot be cropped is reported as the portal’s error, and can be retried', async () => {
  expectedFaults()
  const failing = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null))
  onTestFinished(() => failing.mockRestore())
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: translate('profile.crop_save') })
  const isShown = async () => {
    await expect.element(dialog.getByRole('application')).toBeVisible()
    await userEvent.click(save)
    await expect.element(dialog.getByText(ownFault)).toBeVisible()
    await expect.element(save).toBeEnabled()
  }
  const end = show(<AvatarDialog onClose={() => undefined} />)
  const photo = dialog.getByLabelText(translate('artists.avatar_choose'), { exact: true })
  await expect.element(photo).toBeInTheDocument()
  const file = await pictureFile('photo.jpg')
  chooseFiles(photo.element(), file)
  await isShown()
  end()
  const address = URL.createObjectURL(file)
  onTestFinished(() => URL.revokeObjectURL(address))
  show(<CropDialog file={file} address={address} answer={() => expect.unreachable('it was cropped')} />)
  await isShown()
})

test('an error next to the secret of an app is reported as the portal’s', async () => {
  expectedFaults()
  failAt('answered')
  show(<AuthenticatorSetUp onAdded={() => undefined} onClose={() => undefined} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(ownFault)
})

test('a panel whose part cannot be loaded shows an error', async () => {
  const missing = vi.spyOn(settingsScreens as Required<typeof settingsScreens>, 'finder')
  missing.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  onTestFinished(() => missing.mockRestore())
  showAt('/somewhere', <QuickAccess />)
  await userEvent.click(page.getByRole('button', { name: translate('finder.open') }))
  await expect.element(page.getByText(translate('app.part_missing'))).toBeVisible()
})
