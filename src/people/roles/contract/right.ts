import { z } from 'zod/mini'
import type { Right } from '#kit/contract/texts/texts.ts'

/** A right as it is written. Which of them there are, the server knows from its features. */
export const right = () =>
  z
    .string()
    .check(z.maxLength(100, 'too_long'), z.regex(/^can-[\w-]+$/, 'not_a_choice')) as unknown as z.ZodMiniType<Right>
