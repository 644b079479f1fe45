import type { Endpoint } from '#kit/contract/endpoint.ts'
import { FormBody, type FormProps, type Unsaved } from '../form-body.tsx'
import type { Values } from '../form-context.ts'
import { usePlainStore } from '../plain-store.ts'
import { DraftGuard } from './draft-guard.tsx'
import { useDraft } from './form-draft.ts'

/** A `<PlainForm>` with a draft, which survives a reload or a closed tab. */
export function DraftForm<E extends Endpoint>({ draft: name, ...props }: Omit<FormProps<E>, 'isDiscardable'>) {
  const draft = useDraft(name, props.values as Values)
  const store = usePlainStore(props.values as Values, draft.values, draft.keep)
  const guard = (unsaved: Unsaved) => <DraftGuard {...unsaved} draft={draft} />
  return <FormBody {...props} store={store} draft={{ forget: draft.forget, guard }} />
}
