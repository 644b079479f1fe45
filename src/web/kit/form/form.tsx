import { createContext } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { FormBody, type FormProps } from './form-body.tsx'
import type { Values } from './form-context.ts'
import { useDraft } from './form-draft.ts'
import { type LibraryStore, useLibraryStore } from './library-store.ts'

export const LibraryContext = createContext<LibraryStore | null>(null)

/** Sends an endpoint's body. The endpoint's own schema checks each field as it is left; what the server finds lands on its input. */
export function Form<E extends Endpoint>({ draft: name, ...props }: FormProps<E>) {
  const draft = useDraft(name, props.values as Values)
  const store = useLibraryStore(props.values as Values, draft.values, draft.keep)
  return (
    <LibraryContext value={store}>
      <FormBody {...props} store={store} draft={draft} />
    </LibraryContext>
  )
}
