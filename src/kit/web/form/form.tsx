import { createContext } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { DraftGuard } from './drafts/draft-guard.tsx'
import { useDraft } from './drafts/form-draft.ts'
import { FormBody, type FormProps, type Unsaved } from './form-body.tsx'
import type { Values } from './form-context.ts'
import { type LibraryStore, useLibraryStore } from './library-store.ts'

export const LibraryContext = createContext<LibraryStore | null>(null)

/** A form for an endpoint's body. The endpoint's schema validates each field on blur; errors from the server are shown at their inputs. */
export function Form<E extends Endpoint>({ draft: name, isDiscardable, ...props }: FormProps<E>) {
  const draft = useDraft(name, props.values as Values)
  const store = useLibraryStore(props.values as Values, draft.values, draft.keep)
  const guard = (unsaved: Unsaved) => <DraftGuard {...unsaved} draft={draft} isDiscardable={isDiscardable} />
  return (
    <LibraryContext value={store}>
      <FormBody {...props} store={store} draft={{ forget: draft.forget, guard }} />
    </LibraryContext>
  )
}
