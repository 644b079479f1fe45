import { createContext, useContext } from 'react'
import type { RecordLinks } from '#kit/web/page/screens/record-screens.ts'
import { useMay } from '#kit/web/session/session.ts'

/** Links to records of any feature, by their kind, for pages that show records of all. */

export const RecordLinksContext = createContext<RecordLinks>({})

type Shown = { id: number | null; name: string | null; artist?: number | null | undefined }

/** The link to a record; null: it has no screen, or the reader may not open it. */
export function useRecordLink() {
  const links = useContext(RecordLinksContext)
  const may = useMay()
  return (kind: string, record: Shown): { to: string; search: Record<string, string> } | null => {
    const link = links[kind]
    if (!link || link.guard === 'guest-only' || !may(link.guard)) return null
    const search = Object.entries(link.search ?? {}).map(([name, value]) => [name, filled(value, record)] as const)
    const to = filled(link.to, record)
    return to === null ? null : { to, search: Object.fromEntries(search.filter(hasValue)) }
  }
}

function hasValue(entry: readonly [string, string | null]): entry is readonly [string, string] {
  return entry[1] !== null
}

/** Null where it needs what the record lacks. */
function filled(pattern: string, record: Shown): string | null {
  const values = Object.entries(record).filter(([, value]) => value !== null && value !== undefined)
  const text = values.reduce((rest, [name, value]) => rest.replace(`$${name}`, () => String(value)), pattern)
  return /\$(id|name|artist)\b/.test(text) ? null : text
}
