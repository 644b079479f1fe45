import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Operator } from '#academy/settings/contract/operator.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { createSemaphore } from '#kit/server/http/limits/semaphore.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { worthIn } from '#kit/server/language/worth-in.ts'
import { qrOf } from '#kit/server/pdf/qr.ts'
import { print } from '#kit/server/pdf/render-pdf.ts'
import { grouped, voucherAddress } from '#trade/vouchers/contract/voucher-code.ts'
import { anyVouchers } from './issued-vouchers.queries.ts'

/** Defines where each value of a sheet is printed. */
const template = new URL('./voucher.typ', import.meta.url)

/** One file makes no more sheets than these. */
export const sheetsInFile = 100

/** The cache of files: those requested last. The largest has a hundred sheets and half a megabyte. */
const mostStored = 20
/** Others wait: sheets are set by one process, and what they are set from takes memory meanwhile. */
const printing = createSemaphore(2, 60_000)

const files = new LRUCache<string, Promise<Buffer>>({ max: mostStored })

type Services = Pick<Context, 'db' | 'now' | 'texts' | 'config' | 't' | 'language'>

/**
 * Vouchers on paper, each on a sheet of its own in its holder's language; rendered once for as long as their content is
 * the same.
 */
export async function printVouchers(services: Services, ids: readonly number[]): Promise<Buffer> {
  const { db, now, language, t } = services
  const issuer = issuerOf(await operatorOf(db))
  const sheet = {
    academy: t('answers.academy'),
    imprint: t('answers.imprint'),
    lang: language.slice(0, 2),
    title: t('issuedVouchers.sheet_title'),
    printed: academyDay(now).split('-').map(Number),
    vouchers: (await anyVouchers(db, ids)).map((voucher) => sheetOf(services, voucher, issuer)),
  }
  const look = services.texts.look()
  const key = hash('sha256', JSON.stringify([sheet, look]))
  const file = files.get(key) ?? printSheets(sheet, look)
  files.set(key, file)
  file.catch(() => files.delete(key))
  return file
}

type Sheet = { vouchers: ReturnType<typeof sheetOf>[] }

async function printSheets(sheet: Sheet, look: Look): Promise<Buffer> {
  await printing.acquire()
  try {
    const vouchers = []
    for (const voucher of sheet.vouchers) {
      vouchers.push({ ...voucher, qr: qrOf(voucher.url) })
      // A code takes some milliseconds: other requests run between two of them.
      await setImmediate()
    }
    return await print(template, { ...sheet, vouchers }, look, vouchers.length)
  } finally {
    printing.release()
  }
}

type Voucher = Awaited<ReturnType<typeof anyVouchers>>[number]

/** The values on a voucher's sheet, with its QR code; `voucher.typ` defines where. */
function sheetOf({ texts, config }: Pick<Services, 'texts' | 'config'>, voucher: Voucher, issuer: string) {
  const { code, kind, value, currency, available_at, last_day, max_usages, holder, language_name: language } = voucher
  const t = texts.in(language)
  const url = voucherAddress(config.publicUrl, code)
  const number = new Intl.NumberFormat(language)
  const fact = (name: TextKey, text: string) => ({ name: t(name), value: text })
  return {
    lang: language.slice(0, 2),
    heading: t('issuedVouchers.sheet_title'),
    value: worthIn(language, { kind, value, currency }),
    holder,
    facts: [
      fact('issuedVouchers.sheet_from', dayIn(language, academyDay(new Date(available_at)))),
      fact('issuedVouchers.sheet_until', dayIn(language, last_day)),
      fact('issuedVouchers.sheet_uses', number.format(max_usages)),
      // One voucher pays a seat once.
      fact('issuedVouchers.sheet_per_visit', number.format(1)),
    ],
    coded: t('issuedVouchers.code'),
    code: grouped(code),
    scan: t('issuedVouchers.sheet_scan'),
    url,
    small: [
      ...(kind === 'AMOUNT' ? [t('issuedVouchers.sheet_no_change')] : []),
      ...(issuer ? [t('issuedVouchers.sheet_issuer', { issuer })] : []),
    ].join(' '),
  }
}

/** Who owes what a voucher is worth, as far as it was entered. */
function issuerOf({ operator_name, operator_address, operator_tax_id }: Operator): string {
  return [operator_name, operator_address, operator_tax_id && `NIP ${operator_tax_id}`].filter(Boolean).join(', ')
}
