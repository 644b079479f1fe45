import type { Endpoint } from '#kit/contract/endpoint.ts'
import { RecordHeader, type RecordHeaderProps } from './record-header.tsx'
import { type Removal, useRemoval } from './record-removal.ts'

type Props<E extends Endpoint> = RecordHeaderProps & { removal: Removal<E> }

/** The header of a record that can be deleted, which is the last action of its menu. */
export function RemovableHeader<E extends Endpoint>({ removal, more = [], ...header }: Props<E>) {
  const action = useRemoval(removal)
  return <RecordHeader {...header} more={action ? [...more, action] : more} />
}
