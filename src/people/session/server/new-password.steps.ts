import { failFields } from '#kit/server/http/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'

/** The hash of a password that somebody chose, unless it is one of those that everybody tries first. Takes its time: for `prepare`. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isCommonPassword(password)) failFields({ password: 'password_common' })
  return hashPassword(password)
}
