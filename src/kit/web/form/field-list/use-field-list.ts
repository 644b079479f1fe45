import { useFieldArray } from 'react-hook-form'
import { useFormState } from '../form-context.ts'

/** A list of entries, such as the sessions of a training. An entry keeps its key, values and errors when it moves. */
export function useFieldList(name: string) {
  const { store, clearError } = useFormState()
  // `key` instead of the default `id`, since an entry may have an `id` field.
  const { fields, append, remove, move } = useFieldArray({
    control: store.control,
    name: name as never,
    keyName: 'key',
  })
  return {
    entries: fields.map(({ key }, index) => ({ key, name: `${name}.${index}` })),
    add(entry: object) {
      clearError(name)
      append(entry as never, { shouldFocus: false })
    },
    remove(index: number) {
      clearError(name)
      remove(index)
    },
    move,
  }
}
