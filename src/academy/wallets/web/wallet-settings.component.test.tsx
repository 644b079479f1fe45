import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { queryClient } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { SeatPage } from '#teaching/participants/web/student/seat-page.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { OwnVoucherCard } from '#trade/vouchers/web/own-voucher-card.tsx'
import { wallets } from '../contract/wallets.ts'
import { WalletSettings } from './wallet-settings.tsx'

/** A service account as Google hands it out, with a key that the browser makes. */
async function serviceAccount() {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const { privateKey } = await crypto.subtle.generateKey({ ...algorithm, hash: 'SHA-256' }, true, ['sign', 'verify'])
  const bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const lines = base64.match(/.{1,64}/g)?.join('\n')
  const private_key = `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`
  const content = JSON.stringify({ client_email: 'portal@test.example', private_key })
  return new File([content], 'service-account.json', { type: 'application/json' })
}

test('an owner selects the file of a key, a student’s voucher has the wallet’s button, and without the key none', async () => {
  await signIn(cast.owner)
  const end = showAt('/settings', <WalletSettings />)
  const issuer = page.getByLabelText(translate('wallets.issuer'), { exact: true })
  const file = page.getByLabelText(translate('wallets.account'), { exact: true })
  const save = page.getByRole('button', { name: translate('app.save') }).last()
  await issuer.fill('3388000000012345678')
  await userEvent.upload(file, new File(['{}'], 'other.json'))
  await expect.element(page.getByText(translate('wallets.chosen', { name: 'other.json' }))).toBeVisible()
  await save.click()
  await expect.element(page.getByText(translate('validation.wallet_account'))).toBeVisible()

  await userEvent.upload(file, await serviceAccount())
  await save.click()
  const stored = { issuer: '3388000000012345678', account: 'portal@test.example' }
  const shown = page.getByText(translate('wallets.google_set', stored))
  await expect.element(shown).toBeVisible()
  // Nothing of it is left in the form.
  await expect.element(issuer).toHaveValue('')
  await expect.element(page.getByText('service-account.json')).not.toBeInTheDocument()
  end()

  await signIn(cast.student)
  const [voucher] = (await send(vouchers.mine, {})).data.filter(({ state }) => state === 'ACTIVE')
  if (!voucher) throw new Error('The student of the demo has a voucher')
  const endOfCard = showAt('/vouchers', <OwnVoucherCard voucher={voucher} />)
  await page.getByRole('button', { name: translate('vouchers.show_code') }).click()
  const button = page.getByRole('link', { name: translate('wallets.add_google') })
  await expect.element(button).toHaveAttribute('href', expect.stringContaining('https://pay.google.com/gp/v/save/ey'))
  await expect.element(page.getByRole('link', { name: translate('wallets.add_apple') })).not.toBeInTheDocument()
  endOfCard()

  await signIn(cast.owner)
  const endOfSettings = showAt('/settings', <WalletSettings />)
  await page.getByRole('button', { name: translate('wallets.remove') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: translate('wallets.remove') }).click()
  await expect.element(shown).not.toBeInTheDocument()
  endOfSettings()

  await signIn(cast.student)
  await queryClient.resetQueries()
  showAt('/vouchers', <OwnVoucherCard voucher={voucher} />)
  await page.getByRole('button', { name: translate('vouchers.show_code') }).click()
  await expect.element(page.getByRole('button', { name: translate('vouchers.copy_code') })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('a student’s seat and voucher have the file for Apple’s wallet and the link of Google’s while there are keys', async () => {
  const account = btoa(await (await serviceAccount()).text())
  await signIn(cast.owner)
  await send(wallets.setApple, await commands.makeAppleKeys())
  await send(wallets.setGoogle, { issuer: '3388000000012345678', account })

  await signIn(cast.student)
  await queryClient.resetQueries()
  const seat = (await send(participants.mine, {})).data.seats.find(({ status }) => status === 'CONFIRMED')
  const voucher = (await send(vouchers.mine, {})).data.find(({ state }) => state === 'ACTIVE')
  if (!(seat && voucher)) throw new Error('The student of the demo has a seat and a voucher')
  const showSeat = () => showAt(`/my/trainings/${seat.training_id}`, <SeatPage />, '/my/trainings/$id')
  const showVoucher = () => showAt('/vouchers', <OwnVoucherCard voucher={voucher} />)
  const apple = page.getByRole('link', { name: translate('wallets.add_apple') })
  const google = page.getByRole('link', { name: translate('wallets.add_google') })
  const code = page.getByRole('button', { name: translate('vouchers.show_code') })
  const hasBoth = async () => {
    await expect.element(google).toHaveAttribute('href', expect.stringContaining('https://pay.google.com/gp/v/save/ey'))
    const file = await fetch((apple.element() as HTMLAnchorElement).href)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass'])
    // A ZIP.
    expect((await file.text()).slice(0, 2)).toBe('PK')
  }
  const endOfSeat = showSeat()
  await hasBoth()
  endOfSeat()
  const endOfVoucher = showVoucher()
  await code.click()
  await hasBoth()
  endOfVoucher()

  await signIn(cast.owner)
  await send(wallets.removeApple, {})
  await send(wallets.removeGoogle, {})
  await signIn(cast.student)
  await queryClient.resetQueries()
  const endOfBareSeat = showSeat()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect([...apple.elements(), ...google.elements()]).toEqual([])
  endOfBareSeat()
  showVoucher()
  await code.click()
  await expect.element(page.getByRole('button', { name: translate('vouchers.copy_code') })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect([...apple.elements(), ...google.elements()]).toEqual([])
})
