import { execFileSync } from 'node:child_process'
import { createHash, createVerify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { wallets } from '#academy/wallets/contract/wallets.ts'
import { listeners } from '#app/server/app.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { longestTurn, onUsualCore } from '#testing/costs/processor-time.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { enterWalletKeys, makeAppleKeys, makeGoogleKeys } from '#testing/make/wallets/make-wallet-keys.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { blockVoucher } from '#trade/vouchers/server/vouchers.steps.ts'
import { remindOfEndingCertificate } from './ending-certificate.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** A file of the portal, as bytes. */
async function passAt(url: string, account: 'student' | 'owner' = 'student') {
  const { cookies } = world.as[account]
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, headers, rawPayload } = await world.app.inject({ url, headers: { cookie } })
  return { status: statusCode, type: headers['content-type'], bytes: rawPayload }
}

const content = (bytes: Buffer) => {
  const files = unzipSync(bytes)
  return { files, pass: JSON.parse(Buffer.from(files['pass.json'] as Uint8Array).toString()) }
}

describe('keys', () => {
  test('nothing is offered before there are keys, and no pass is made', async () => {
    const { student } = world.as
    expect((await student.send(wallets.offered, {})).data).toEqual({ apple: false, google: false })
    const { id } = await voucherOf(world.db, null)
    expect(await student.call(vouchers.applePass, { id })).toMatchObject({ status: 409, body: { code: 'wallet_off' } })
    expect(await student.call(vouchers.googlePass, { id })).toMatchObject({ status: 409 })
  })

  test('they are shown by what they are for, never themselves, and are encrypted in the database', async () => {
    const { owner, student } = world.as
    const apple = makeAppleKeys()
    const google = makeGoogleKeys()
    await owner.send(wallets.setApple, apple.entered)
    await owner.send(wallets.setGoogle, google.entered)
    const shown = await owner.call(wallets.keys, {})
    expect(shown.body.data).toMatchObject({
      apple: { pass_type: 'pass.test.atelier', team: 'TEAM123456' },
      google: { issuer: google.entered.issuer, account: 'atelier@test.example' },
    })
    expect(shown.text).not.toMatch(/BEGIN|PRIVATE/)
    const rows = await world.db.selectFrom('sealed_secrets').select(['name', 'sealed']).execute()
    expect(rows.filter(({ name }) => name.endsWith('wallet')).length).toBe(2)
    expect(rows.some(({ sealed }) => sealed.includes('PRIVATE'))).toBe(false)
    const { details } = await world.db
      .selectFrom('audit_log')
      .select('details')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(details)).not.toMatch(/PRIVATE|BEGIN/)
    expect((await student.send(wallets.offered, {})).data).toEqual({ apple: true, google: true })
    await owner.send(wallets.removeApple, {})
    await owner.send(wallets.removeGoogle, {})
    expect((await student.send(wallets.offered, {})).data).toEqual({ apple: false, google: false })
  })

  test('they are read from each kind of file in which they are handed out', async () => {
    const { files, entered } = makeAppleKeys()
    const password = 'żółw'
    const folder = mkdtempSync(join(tmpdir(), 'keys-'))
    const at = (name: string) => join(folder, name)
    const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' })
    const inBase64 = (name: string) => readFileSync(at(name)).toString('base64')
    try {
      for (const [name, file] of Object.entries(files)) writeFileSync(at(name), file)
      openssl('x509', '-in', at('certificate'), '-outform', 'DER', '-out', at('pass.cer'))
      openssl('x509', '-in', at('issuer_certificate'), '-outform', 'DER', '-out', at('wwdr.cer'))
      openssl('pkcs8', '-topk8', '-in', at('key'), '-passout', `pass:${password}`, '-out', at('locked.pem'))
      const exported = [
        'pkcs12',
        '-export',
        '-in',
        at('certificate'),
        '-inkey',
        at('key'),
        '-passout',
        `pass:${password}`,
      ]
      openssl(...exported, '-certfile', at('issuer_certificate'), '-out', at('new.p12'))
      // As the keychain of a Mac writes it.
      const former = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']
      openssl(...exported, ...former, '-out', at('old.p12'))
      const { owner } = world.as
      const issuer_certificate = inBase64('wwdr.cer')
      const locked = { certificate: inBase64('pass.cer'), key: inBase64('locked.pem'), password, issuer_certificate }
      const accepted = [
        { ...entered, certificate: inBase64('pass.cer'), issuer_certificate },
        locked,
        { certificate: inBase64('new.p12'), key: null, password, issuer_certificate },
        { certificate: inBase64('old.p12'), key: null, password, issuer_certificate },
      ]
      for (const keys of accepted)
        expect((await owner.send(wallets.setApple, keys)).data.apple).toMatchObject({ pass_type: 'pass.test.atelier' })
      const refusal = async (keys: object) => {
        const { status, body } = await owner.call(wallets.setApple, { ...locked, ...keys })
        return [status, (body as unknown as { errors: object }).errors]
      }
      const p12 = { certificate: inBase64('new.p12'), key: null }
      expect(await refusal({ ...p12, password: 'other' })).toEqual([422, { password: [expect.any(String)] }])
      expect(await refusal({ password: 'other' })).toEqual([422, { key: [expect.any(String)] }])
      expect(await refusal({ key: null })).toEqual([422, { key: [expect.any(String)] }])
      await owner.send(wallets.removeApple, {})
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a file that requires endless decryption blocks nobody', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'))
    const at = (name: string) => join(folder, name)
    const { files, entered } = makeAppleKeys()
    try {
      for (const [name, file] of Object.entries(files)) writeFileSync(at(name), file)
      const words = ['pkcs12', '-export', '-in', at('certificate'), '-inkey', at('key'), '-passout', 'pass:a', '-out']
      const slow = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1', '-iter', '60000']
      execFileSync('openssl', [...words, at('slow.p12'), ...slow], { stdio: 'ignore' })
      const keys = { ...entered, key: null, password: 'a', certificate: readFileSync(at('slow.p12'), 'base64') }
      const { result, longest } = await longestTurn(() => world.as.owner.send(wallets.setApple, keys))
      expect(result.data.apple).toMatchObject({ team: 'TEAM123456' })
      expect(await onUsualCore(longest)).toBeLessThan(100)
      await world.as.owner.send(wallets.removeApple, {})
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('thirty days before the certificate expires, the owners are notified once, and once more of the next one', async () => {
    const world = await academyForTest()
    const { portal, clock } = world
    const listening = { ...portal, clock: clock.now }
    const enter = async (days: number) => {
      const { entered } = makeAppleKeys({ days, now: clock.now() })
      await world.as.owner.send(wallets.setApple, entered)
      return entered
    }
    const mails = async () => {
      const rows = await world.db.selectFrom('mails').select('to').where('subject', 'like', '%Apple%').execute()
      return rows.map(({ to }) => to)
    }
    const remind = () => remindOfEndingCertificate(listening, listeners)
    const soon = await enter(20)
    await remind()
    expect(await mails()).toEqual([cast.owner.email])
    await world.as.owner.send(wallets.setApple, soon)
    await remind()
    expect(await mails()).toEqual([cast.owner.email])
    await enter(32)
    await remind()
    expect(await mails()).toEqual([cast.owner.email])
    clock.advance({ days: 3 })
    await Promise.all([remind(), remind()])
    await remind()
    expect(await mails()).toEqual([cast.owner.email, cast.owner.email])
  })

  test('wrong ones are refused, with a sentence at the field', async () => {
    const { owner } = world.as
    const good = makeAppleKeys().entered
    const problems = async (changed: object) => {
      const { status, body } = await owner.call(wallets.setApple, { ...good, ...changed })
      return [status, Object.keys((body as unknown as { errors: object }).errors)]
    }
    expect(await problems({ certificate: 'eA==' })).toEqual([422, ['certificate']])
    expect(await problems(makeAppleKeys({ days: -1 }).entered)).toEqual([422, ['certificate']])
    expect(await problems(makeAppleKeys({ passType: 'com.example' }).entered)).toEqual([422, ['certificate']])
    expect(await problems({ key: makeAppleKeys().entered.key })).toEqual([422, ['key']])
    expect(await problems({ key: 'eA==' })).toEqual([422, ['key']])
    expect(await problems({ issuer_certificate: makeAppleKeys().entered.issuer_certificate })).toEqual([
      422,
      ['issuer_certificate'],
    ])
    const google = makeGoogleKeys().entered
    expect(await owner.call(wallets.setGoogle, { ...google, account: 'e30=' })).toMatchObject({ status: 422 })
    expect(await owner.call(wallets.setGoogle, { ...google, issuer: 'abc' })).toMatchObject({ status: 422 })
  })
})

describe('passes', () => {
  test('a voucher for Apple: its files match their checksums, and the authority has signed the certificate', async () => {
    const { apple } = await enterWalletKeys(world)
    const { id, code } = await voucherOf(world.db, null)
    const { status, type, bytes } = await passAt(`/api/my/vouchers/${id}/apple-pass`)
    expect([status, type]).toEqual([200, 'application/vnd.apple.pkpass'])
    const { files, pass } = content(bytes)
    const { 'manifest.json': manifest, signature, ...rest } = files
    const sums = JSON.parse(Buffer.from(manifest as Uint8Array).toString())
    const found = Object.entries(rest).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')])
    expect(Object.fromEntries(found)).toEqual(sums)
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'logo.png']))
    expect(verified(manifest as Uint8Array, signature as Uint8Array, apple.files.issuer_certificate)).toBe(true)
    expect(verified(Buffer.from('{}'), signature as Uint8Array, apple.files.issuer_certificate)).toBe(false)
    expect(verified(manifest as Uint8Array, signature as Uint8Array, makeAppleKeys().files.issuer_certificate)).toBe(
      false,
    )
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.test.atelier',
      teamIdentifier: 'TEAM123456',
      serialNumber: `voucher-${id}`,
      coupon: { backFields: [{ value: expect.stringContaining('The pass doesn’t change') }] },
      barcodes: [{ message: expect.stringContaining(`/#/vouchers?code=${code}`) }],
    })
    expect(pass).not.toHaveProperty('voided')
    expect(pass.expirationDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const { longest } = await longestTurn(() => passAt(`/api/my/vouchers/${id}/apple-pass`))
    expect(await onUsualCore(longest)).toBeLessThan(100)
    await blockVoucher(portalActs(world), id, 'Na prośbę.')
    expect(content((await passAt(`/api/my/vouchers/${id}/apple-pass`)).bytes).pass.voided).toBe(true)
  })

  test('a seat for both: a new download has what changed, and a canceled one is void', async () => {
    const { google } = await enterWalletKeys(world)
    const training_id = await trainingOf(world.db, null)
    const seat = await seatAt(world.db, training_id, cast.student.email)
    const url = `/api/student/seats/${training_id}/apple-pass`
    const { pass } = content((await passAt(url)).bytes)
    expect(pass.eventTicket.secondaryFields[0].value).toMatch(/\d{4}/)
    expect(pass.relevantDate).toMatch(/:\d\dZ$/)
    expect(pass.barcodes[0].message).toContain(`/#/my/trainings/${training_id}`)
    const { data } = await world.as.student.send(participants.googlePass, { training_id })
    expect(data.url.length).toBeLessThanOrEqual(1800)
    const [head = '', body = '', signature = ''] = data.url.replace('https://pay.google.com/gp/v/save/', '').split('.')
    expect(createVerify('sha256').update(`${head}.${body}`).verify(google.publicKey, signature, 'base64url')).toBe(true)
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    expect(claims).toMatchObject({ iss: 'atelier@test.example', aud: 'google', typ: 'savetowallet' })
    expect(claims.payload.genericObjects[0]).toMatchObject({
      id: expect.stringMatching(new RegExp(`^3388000000012345678\\.seat-${seat}-[0-9a-f]{12}$`)),
      state: 'ACTIVE',
      header: { defaultValue: { language: 'en-US' } },
    })
    const long = (text: string) => text.repeat(100 / text.length)
    const title = { pl: long('Żółw '), 'en-US': long('Żółw ') }
    const venue = { name: long('Szkoła '), address: long('Źródlana 1, '), city: 'Łódź', country: 'PL' }
    await world.db.updateTable('trainings').set({ title, venue }).where('id', '=', training_id).execute()
    const longer = await world.as.student.send(participants.googlePass, { training_id })
    expect(longer.data.url.length).toBeLessThanOrEqual(1800)
    await world.db
      .updateTable('participants')
      .set({ status: 'CANCELLED', cancelled_at: world.clock.now().toISOString() })
      .where('id', '=', seat)
      .execute()
    expect(content((await passAt(url)).bytes).pass.voided).toBe(true)
    expect((await passAt(url, 'owner')).status).toBe(404)
  })
})

/** Whether openssl verifies the signature of these bytes up to the authority’s certificate. */
function verified(bytes: Uint8Array, signature: Uint8Array, authority: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'))
  const file = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  try {
    const signed = ['-inform', 'DER', '-in', file('signature', signature), '-content', file('manifest', bytes)]
    const by = ['-CAfile', file('authority.pem', authority), '-purpose', 'any', '-binary', '-out', '/dev/null']
    execFileSync('openssl', ['cms', '-verify', ...signed, ...by], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}
