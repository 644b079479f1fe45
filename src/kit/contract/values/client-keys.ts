import { z } from 'zod/mini'
import { clientKey } from '../fields.ts'

export const mostClientKeys = 200

/** Of what the browser sends beside it. */
export const clientKeys = () => z.optional(z.array(clientKey()).check(z.maxLength(mostClientKeys, 'too_many')))
