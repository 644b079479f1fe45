import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import { acceptedNames, type FileKind, maxMegabytes, type Purpose, ruleOf, StagedFile } from '#contract/kit/files.ts'
import type { Upload } from '#server/kit/http/upload.ts'
import type { Picture } from '#server/kit/pictures/image-process.ts'
import { reEncode } from '#server/kit/pictures/images.ts'
import { FileRefusal } from './file-refusal.ts'
import { beginsLikePdf, requireOpeningPdf } from './pdf.ts'

declare module '#contract/kit/files.ts' {
  interface StagedFile {
    readonly originalName: string
    /** Of what is kept, not of what was sent. */
    readonly mime: string
    readonly bytes: number
    readonly width: number | null
    readonly height: number | null
    /** Of what is kept, in its largest size; to be asked before it is moved. */
    sha256(): Promise<string>
    moveInto(storageKey: string): Promise<void>
  }
}

/** A file as it came, whole or cut off at its purpose's limit. */
export type Received = { path: string; bytes: number; name: string | undefined }

/** Looks at the content of a received file and makes of it what will be kept, or throws a FileRefusal. */
export async function stageFile(
  upload: Upload,
  purpose: Purpose,
  { path, bytes, name }: Received,
): Promise<StagedFile> {
  const { accept, maxBytes, ...shape } = ruleOf(purpose)
  if (bytes === 0) throw new FileRefusal('file_empty')
  if (bytes > maxBytes) throw new FileRefusal('file_too_large', { max_mb: maxMegabytes(purpose) })
  const kind = await kindOf(path)
  if (!kind || !accept.includes(kind)) throw new FileRefusal('file_type', { accepted: acceptedNames(purpose) })

  const originalName = safeName(name, purpose)
  if (kind === 'application/pdf') {
    await requireOpeningPdf(path)
    const moveInto = (key: string) => upload.moveInto(key, [{ name: 'original', path }])
    return Object.assign(new StagedFile(purpose), {
      originalName,
      mime: kind,
      bytes,
      width: null,
      height: null,
      sha256: () => sha256Of(path),
      moveInto,
    })
  }
  const { width, height, variants } = await reEncode(path, shape, upload.folder)
  await rm(path)
  const moveInto = (key: string) => upload.moveInto(key, variants)
  return Object.assign(new StagedFile(purpose), {
    originalName,
    mime: 'image/webp',
    bytes: largest(variants).bytes,
    width,
    height,
    sha256: () => sha256Of(largest(variants).path),
    moveInto,
  })
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function largest(variants: Picture['variants']): Picture['variants'][number] {
  return variants.at(-1) as Picture['variants'][number]
}

/** An animated PNG is one by its first picture; HEIC comes under the name of its whole family, too. */
const sameKind: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' }

async function kindOf(path: string): Promise<FileKind | undefined> {
  const detected = await fileTypeFromFile(path)
  if (!detected) return (await beginsLikePdf(path)) ? 'application/pdf' : undefined
  return (sameKind[detected.mime] ?? detected.mime) as FileKind
}

const maxNameLength = 200
// Besides control characters: what turns or hides the text around it, so that "fdp.exe" cannot show as "exe.pdf".
const deceiving = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** The name that its owner knows the file by, without a path and safe to show. */
function safeName(name: string | undefined, fallback: string): string {
  const base = (name ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) as string
  const shown = base.replace(deceiving, '').trim()
  if (/^\.*$/.test(shown)) return fallback
  const extension = /\.[^.]{1,10}$/.exec(shown)?.[0] ?? ''
  const stem = [...shown.slice(0, shown.length - extension.length)]
  return stem.slice(0, maxNameLength - [...extension].length).join('') + extension
}
