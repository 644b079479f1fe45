import type { Endpoint } from '#contract/kit/endpoint.ts'
import { FormBody, type FormProps } from './form-body.tsx'
import type { Values } from './form-context.ts'
import { usePlainStore } from './plain-store.ts'

/** A `<Form>` without the form library and without drafts, for the door, where every byte counts: it has no lists of fields. */
export function PlainForm<E extends Endpoint>(props: Omit<FormProps<E>, 'draft' | 'isDiscardable'>) {
  const store = usePlainStore(props.values as Values, props.values as Values)
  return <FormBody {...props} store={store} />
}
