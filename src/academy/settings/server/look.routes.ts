import sharp from 'sharp'
import type { ShownLook } from '#academy/settings/contract/look.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { applicationLook, markAddress } from '#kit/server/public-page/look-style.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'

/** In pixels: three times the largest place on a screen, and fine print on paper. */
const side = 192

/** How the academy looks. Part of the routes of settings. */
export const lookRoutes = {
  look: answer,

  setAccent: async (
    ctx: Context,
    { accent: typed, revision }: { accent: string | null; revision?: number | undefined },
  ) => {
    const { db, record } = ctx
    const accent = typed === null ? null : typed.toLowerCase()
    await lockRow(db, 'settings', 1)
    const before = await db.selectFrom('settings').select(['id', 'revision', 'accent']).executeTakeFirstOrThrow()
    const labels = { accent: 'look.accent' } as const
    if (await revise<{ accent: string | null }>(ctx, 'settings', before, { accent }, { revision, labels })) {
      await db.updateTable('settings').set({ accent }).execute()
      await record('settings.changed', before.id, { before: { accent: before.accent }, after: { accent } })
    }
    return answer(ctx)
  },

  setMark: {
    prepare: (_ctx: Context, { file }: { file: StagedFile }) => smallPng(file),
    handle: (ctx: Context, _input: object, mark: Buffer) => saveMark(ctx, mark),
  },

  removeMark: (ctx: Context) => saveMark(ctx, null),
}

async function answer({ db }: Context): Promise<{ data: ShownLook }> {
  const { accent, mark, hasGallery, revision } = await db
    .selectFrom('settings')
    .select(['accent', 'mark', 'is_gallery_on as hasGallery', 'revision'])
    .executeTakeFirstOrThrow()
  return {
    data: { accent, mark: mark && markAddress(mark), style: applicationLook({ accent, mark, hasGallery }), revision },
  }
}

/** Sent again, it changes nothing. */
async function saveMark(ctx: Context, mark: Buffer | null) {
  const { db, record } = ctx
  await lockRow(db, 'settings', 1)
  const changed = await db
    .updateTable('settings')
    .set({ mark })
    .where('mark', 'is distinct from', mark)
    .returning(['id', (eb) => eb.selectFrom('texts_version').select('mark').as('former')])
    .executeTakeFirst()
  // The log records that there is one, and is not the place of pictures.
  if (changed)
    await record('settings.changed', changed.id, {
      before: { mark: changed.former !== null },
      after: { mark: mark !== null },
    })
  return answer(ctx)
}

/** The upload was decoded and re-encoded before; this is the one size of it that the portal uses. */
async function smallPng(file: StagedFile): Promise<Buffer> {
  const picture = await file.read()
  return sharp(picture)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, effort: 8 })
    .toBuffer()
}
