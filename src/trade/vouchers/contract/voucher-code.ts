import { codeOf, isChecked, spelled } from '#kit/contract/values/checked-code.ts'

const length = 12

/** A new code: eleven random characters and the one that checks them. */
export function drawVoucherCode(random: (bytes: number) => Uint8Array): string {
  return codeOf(random(length - 1))
}

/** The code in what somebody typed, read aloud, pasted or scanned; null where it is none, or is misspelled. */
export function readVoucherCode(typed: string): string | null {
  const written = /[?&]code=([^&#]*)/.exec(typed)?.[1] ?? typed
  const code = spelled(written.replaceAll(/[\s-]/g, ''))
  return code.length === length && isChecked(code) ? code : null
}

/** In groups of four, as people read it. */
export function grouped(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ')
}

/** The content of a QR code: the address where the voucher is redeemed. */
export function voucherAddress(portal: string, code: string): string {
  return `${portal}/#/vouchers?code=${code}`
}
