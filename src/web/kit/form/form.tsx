import type { Endpoint } from '#contract/kit/endpoint.ts'
import { FormBody, type FormProps } from './form-body.tsx'
import type { Values } from './form-context.ts'
import { useDraft } from './form-draft.ts'
import { usePlainStore } from './plain-store.ts'

/** Sends an endpoint's body. The endpoint's own schema checks each field as it is left; what the server finds lands on its input. */
export function Form<E extends Endpoint>({ draft: name, ...props }: FormProps<E>) {
  const draft = useDraft(name, props.values as Values)
  const store = usePlainStore(props.values as Values, draft.values, draft.keep)
  return <FormBody {...props} store={store} draft={draft} />
}
