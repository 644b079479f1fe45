import { z } from 'zod/mini'
import { currency } from '#kit/contract/values/money.ts'

/* How a seat is paid by a transfer: as text, and as the QR code that the apps of Polish banks read. */

export const transfer = z.object({
  /** An IBAN. */
  account: z.string(),
  recipient: z.string(),
  /** By which the office finds the seat. */
  title: z.string(),
  /** The content of the QR code; null where no banking app would read it. */
  code: z.nullable(z.string()),
})
export type Transfer = z.output<typeof transfer>

type Payee = { account: string | null; recipient: string | null; tax_id: string | null }
type Payment = { training_id: number; first_name: string; last_name: string; due: number; currency: string }

/** The longest that a bank prints of each. */
const longest = { recipient: 20, title: 32 }
/** In grosze: the code has six digits for it. */
const mostInCode = 999_999

/** Null: nothing is to be paid, or the settings have no account. */
export function transferOf({ account, recipient, tax_id }: Payee, payment: Payment): Transfer | null {
  const { training_id, first_name, last_name, due } = payment
  if (account === null || recipient === null || due <= 0) return null
  const title = printable(`SZK-${training_id} ${last_name} ${first_name}`, longest.title)
  const isRead = account.startsWith('PL') && payment.currency === currency && due <= mostInCode
  const code = [
    /^(?:PL)?(\d{10})$/.exec(tax_id ?? '')?.[1] ?? '',
    'PL',
    account.slice(2),
    String(due).padStart(6, '0'),
    printable(recipient, longest.recipient),
    title,
    // Direct debit, Invoobill, and what is reserved.
    ...['', '', ''],
  ]
  return { account, recipient, title, code: isRead ? code.join('|') : null }
}

/** Only what the recommendation of the Polish Bank Association (ZBP) on 2D codes allows: other letters lose their accents. */
function printable(text: string, most: number): string {
  const plain = [...text.normalize('NFC')]
    .map((letter) => (/[ąćęłńóśźż]/i.test(letter) ? letter : letter.normalize('NFD').replace(/[^\w ,./@#&*-]/g, '')))
    .join('')
    .replace(/ +/g, ' ')
  return plain.trim().slice(0, most).trim()
}
