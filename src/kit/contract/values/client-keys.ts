import { z } from 'zod/mini'
import { clientKey } from '../fields.ts'

/** The keys by which a browser names uploads that are still on their way. */

export const mostClientKeys = 200

/** The keys of the uploads that the browser sends at the same time. */
export const clientKeys = () => z.optional(z.array(clientKey()).check(z.maxLength(mostClientKeys, 'too_many')))
