import { z } from 'zod/mini'
import { hasInvisible } from './texts/invisible.ts'

/** The schemas of the fields that sign-in needs: email and password. */

// What somebody signs in by: apart from all other fields (`fields.ts`), which would weigh on the sign-in screen.

/** What is too long is looked at no further. */
export const atMost = (max: number) => z.maxLength(max, { error: 'too_long', abort: true })

/** Two values that look the same are equal, so characters that only change how another is drawn are not allowed. */
export function isPlain(text: string): boolean {
  return !hasInvisible(text) && !/\p{Variation_Selector}/u.test(text)
}

// Linear-time on purpose: a local part, one @, labels of letters (any script), digits and hyphens.
const emailShape =
  /^[^\s\p{Cc}@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

export const email = () =>
  z
    .string()
    .check(z.minLength(1, 'required'), atMost(254), z.refine(isPlain, 'invisible'), z.regex(emailShape, 'email'))

/** A password that somebody chooses. Length is what counts (NIST SP 800-63B); 128 bounds the hashing work. The server refuses common ones. */
export const newPassword = () => z.string().check(z.minLength(shortestPassword, 'password_short'), atMost(128))
export const shortestPassword = 10
