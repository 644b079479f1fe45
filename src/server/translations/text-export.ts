import type { PortalText } from '#contract/translations/portal-texts.ts'
import { Download } from '#server/kit/http/download.ts'
import type { Batch } from '#server/kit/lists/batches.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { jsonOf, tableOf } from './text-file.ts'
import { asPortalTexts, portalTexts } from './texts.queries.ts'

type Scope = number | null | undefined

/** With the mark by which spreadsheets know UTF-8. */
export async function exportTable(db: Db, scope: Scope): Promise<Download> {
  const texts = await exported(db, scope)
  return download('translations.csv', 'text/csv; charset=utf-8', `\uFEFF${tableOf(texts)}`, texts.length)
}

export async function exportJson(db: Db, scope: Scope): Promise<Download> {
  const texts = await exported(db, scope)
  return download('translations.json', 'application/json; charset=utf-8', jsonOf(texts), texts.length)
}

function exported(db: Db, scope_id: Scope): Promise<PortalText[]> {
  return asPortalTexts(portalTexts(db, { scope_id })).orderBy('texts.key').execute()
}

/** A few thousand sentences are one batch. */
function download(name: string, mime: string, head: string, total: number): Download {
  return new Download({ name, mime, head, first: { rows: [], total, isLast: true }, rest: noMore() })
}

async function* noMore(): AsyncGenerator<Batch<{ line: string }>, void> {}
