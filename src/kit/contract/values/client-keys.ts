import { z } from 'zod/mini'
import { clientKey } from '../fields.ts'

/** The keys by which a browser names uploads that are still on their way. */

export const mostClientKeys = 200

/** Of what the browser sends beside it. */
export const clientKeys = () => z.optional(z.array(clientKey()).check(z.maxLength(mostClientKeys, 'too_many')))
