import type { Endpoint } from '#contract/kit/endpoint.ts'
import { FormBody, type FormProps } from './form-body.tsx'
import type { Values } from './form-context.ts'
import { useDraft } from './form-draft.ts'
import { usePlainStore } from './plain-store.ts'

/** A `<Form>` without the form library, for the door, where every byte counts: it has no lists of fields. */
export function PlainForm<E extends Endpoint>({ draft: name, ...props }: FormProps<E>) {
  const draft = useDraft(name, props.values as Values)
  const store = usePlainStore(props.values as Values, draft.values, draft.keep)
  return <FormBody {...props} store={store} draft={draft} />
}
