import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Input, Output, Params } from '#kit/contract/endpoint.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import type { ShowValue } from './conflict-notice.tsx'

/** The type of a value while it is edited: nothing may be chosen or typed yet. */
export type Blank<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends boolean
    ? boolean
    : Value extends object
      ? { [Key in keyof Value]: Blank<Value[Key]> }
      : Value | '' | null

export type FormProps<E extends Endpoint> = {
  endpoint: E
  /** The initial values: one for every field of the endpoint's body. */
  values: Blank<z.input<E['body']>> & object
  /** Parameters of the path, and fixed fields of the body: they override `values` when the form is sent. */
  params?: Params<E['path']> & Partial<z.input<E['body']>>
  onSent?: (answer: Output<E>, sent: Input<E>) => void | Promise<void>
  /** Shows an error of the whole form elsewhere; without it, the error is at the top of the form. */
  onRefused?: (error: ApiError) => void
  /** The name of a draft: typed values survive a reload or a closed tab, for this user, until they are sent. */
  draft?: string
  /** Draws a field's value in a conflict; without it, the value is drawn by its type. */
  showValue?: ShowValue
  /** The reader may leave without a warning, as at sign-in. */
  isDiscardable?: boolean
  children: ReactNode
}
