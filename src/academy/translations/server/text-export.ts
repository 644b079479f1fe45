import type { Portal } from '#kit/server/http/context.ts'
import { EncodedResponse } from '#kit/server/http/encoded-response.ts'
import { readTextsVersion, type Texts } from '#kit/server/language/texts.ts'
import { oncePerVersion } from '#kit/server/once-per-version.ts'
import { jsonOf, tableOf } from './text-file.ts'
import { asPortalTexts, portalTexts } from './texts.queries.ts'

type Scope = number | null | undefined

/** With the mark by which spreadsheets know UTF-8. */
export function exportTable(services: Services, scope: Scope): Promise<EncodedResponse> {
  const file = { name: 'translations.csv', mime: 'text/csv; charset=utf-8' }
  return exported(services, scope, file, (texts) => `\uFEFF${tableOf(texts)}`)
}

export function exportJson(services: Services, scope: Scope): Promise<EncodedResponse> {
  return exported(services, scope, { name: 'translations.json', mime: 'application/json; charset=utf-8' }, jsonOf)
}

type Services = Pick<Portal, 'db' | 'texts'>
type Named = { name: string; mime: string }

/** Of each portal in this process: written and compressed once for each version of the texts. */
const files = new WeakMap<Texts, ReturnType<typeof oncePerVersion<EncodedResponse>>>()

async function exported(
  { db, texts }: Services,
  scope_id: Scope,
  named: Named,
  write: typeof jsonOf,
): Promise<EncodedResponse> {
  const file = files.get(texts) ?? oncePerVersion<EncodedResponse>()
  files.set(texts, file)
  return file(`${named.name} ${scope_id ?? ''}`, await readTextsVersion(db), async () => {
    const rows = await asPortalTexts(portalTexts(db, { scope_id })).orderBy('texts.key').execute()
    return EncodedResponse.ofFile({ ...named, text: write(rows), total: rows.length })
  })
}
