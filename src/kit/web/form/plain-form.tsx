import type { Endpoint } from '#kit/contract/endpoint.ts'
import { FormBody, type FormProps } from './form-body.tsx'
import type { Values } from './form-context.ts'
import { usePlainStore } from './plain-store.ts'

/** A `<Form>` without the form library, drafts and lists of fields, for the door with its small bundle. */
export function PlainForm<E extends Endpoint>(props: Omit<FormProps<E>, 'draft' | 'isDiscardable'>) {
  const store = usePlainStore(props.values as Values, props.values as Values)
  return <FormBody {...props} store={store} />
}
