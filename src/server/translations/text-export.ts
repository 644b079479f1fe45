import type { Portal } from '#server/kit/http/context.ts'
import { type Download, wholeDownload } from '#server/kit/http/download.ts'
import { readTextsVersion, type Texts } from '#server/kit/language/texts.ts'
import { oncePerVersion } from '#server/kit/once-per-version.ts'
import { jsonOf, tableOf } from './text-file.ts'
import { asPortalTexts, portalTexts } from './texts.queries.ts'

type Scope = number | null | undefined

/** With the mark by which spreadsheets know UTF-8. */
export async function exportTable(asked: Asked, scope: Scope): Promise<Download> {
  const { text, total } = await exported(asked, scope, 'csv', (texts) => `\uFEFF${tableOf(texts)}`)
  return wholeDownload({ name: 'translations.csv', mime: 'text/csv; charset=utf-8', text, total })
}

export async function exportJson(asked: Asked, scope: Scope): Promise<Download> {
  const { text, total } = await exported(asked, scope, 'json', jsonOf)
  return wholeDownload({ name: 'translations.json', mime: 'application/json; charset=utf-8', text, total })
}

type Asked = Pick<Portal, 'db' | 'texts'>
type Exported = { text: string; total: number }

/** Of each portal in this process: written once for each version of the texts. */
const files = new WeakMap<Texts, ReturnType<typeof oncePerVersion<Exported>>>()

async function exported({ db, texts }: Asked, scope_id: Scope, kind: string, write: typeof jsonOf): Promise<Exported> {
  const file = files.get(texts) ?? oncePerVersion<Exported>()
  files.set(texts, file)
  return file(`${kind} ${scope_id ?? ''}`, await readTextsVersion(db), async () => {
    const rows = await asPortalTexts(portalTexts(db, { scope_id })).orderBy('texts.key').execute()
    return { text: write(rows), total: rows.length }
  })
}
