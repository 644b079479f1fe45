import { readFile, rm } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { visibleName } from '#kit/contract/texts/invisible.ts'
import {
  acceptedNames,
  type FileKind,
  maxMegabytes,
  type Purpose,
  ruleOf,
  StagedFile,
} from '#kit/contract/values/files.ts'
import type { Upload } from '#kit/server/http/files/upload.ts'
import type { Picture } from '#kit/server/pictures/image-process.ts'
import { reEncode } from '#kit/server/pictures/images.ts'
import type { PerceptualHashes } from '#kit/server/pictures/perceptual-hash.ts'
import { FileRefusal } from './file-refusal.ts'
import { hasPdfSignature, requireReadablePdf } from './pdf.ts'
import { sumOf } from './sums.ts'

declare module '#kit/contract/values/files.ts' {
  interface StagedFile {
    readonly originalName: string
    /** Of the stored file, not of the uploaded one. */
    readonly mime: string
    readonly bytes: number
    readonly width: number | null
    readonly height: number | null
    /**
     * The perceptual hashes that detect a copy of a picture, for purposes that need them; null where there is too
     * little in it.
     */
    readonly looks: PerceptualHashes | null
    /** The SHA-256 of a picture as it was uploaded; null where what is stored is what was uploaded. */
    readonly uploadedSum: string | null
    /** Where it is before `moveInto`. */
    readonly path: string
    /** Of the stored file in its largest size. To be called before `moveInto`. */
    sha256(): Promise<string>
    /** All of it. To be called before `moveInto`. */
    read(): Promise<Buffer>
    /** Returns the SHA-256 of each variant, by its name. */
    moveInto(storageKey: string): Promise<Record<string, string>>
  }
}

/** An uploaded file, complete or truncated at the size limit of its purpose. */
export type Received = { path: string; bytes: number; name: string | undefined }

/** Detects the type of an uploaded file by its content, and validates or re-encodes it for storage. Throws a FileRefusal. */
export async function stageFile(
  upload: Upload,
  purpose: Purpose,
  { path, bytes, name }: Received,
): Promise<StagedFile> {
  const { accept, maxBytes, ...shape } = ruleOf(purpose)
  if (bytes === 0) throw new FileRefusal('file_empty')
  if (bytes > maxBytes) throw new FileRefusal('file_too_large', { max_mb: maxMegabytes(purpose) })
  const kind = (await kindOf(path)) ?? (purpose === 'table' ? 'text/csv' : undefined)
  if (!kind || !accept.includes(kind)) {
    if (purpose === 'table' && (await readFile(path)).includes(lockedWorkbook)) throw new FileRefusal('file_locked')
    throw new FileRefusal('file_type', { accepted: acceptedNames(purpose) })
  }

  const originalName = safeName(name, purpose)
  if (kind === 'application/pdf' || purpose === 'table' || purpose === 'archive') {
    if (kind === 'application/pdf') await requireReadablePdf(path)
    const moveInto = (key: string) => upload.moveInto(key, [{ name: 'original', path }])
    return Object.assign(new StagedFile(purpose), {
      originalName,
      mime: kind,
      bytes,
      width: null,
      height: null,
      ...{ looks: null, uploadedSum: null, path },
      sha256: () => sumOf(path),
      read: () => readFile(path),
      moveInto,
    })
  }
  const uploadedSum = await sumOf(path)
  const { width, height, variants, looks } = await reEncode(path, shape, upload.folder)
  await rm(path)
  const moveInto = (key: string) => upload.moveInto(key, variants)
  return Object.assign(new StagedFile(purpose), {
    originalName,
    mime: 'image/webp',
    bytes: largest(variants).bytes,
    width,
    height,
    ...{ looks, uploadedSum, path: largest(variants).path },
    sha256: () => sumOf(largest(variants).path),
    read: () => readFile(largest(variants).path),
    moveInto,
  })
}

function largest(variants: Picture['variants']): Picture['variants'][number] {
  return variants.at(-1) as Picture['variants'][number]
}

/** What a workbook with a password has instead of a ZIP: a part of this name, in a container of older Office files (MS-OFFCRYPTO). */
const lockedWorkbook = Buffer.from('EncryptedPackage', 'utf16le')

/** Of an animated PNG the first frame is used; HEIC is also detected as HEIF, the container format. */
const mimeAliases: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' }

async function kindOf(path: string): Promise<FileKind | undefined> {
  const detected = await fileTypeFromFile(path)
  if (!detected) return (await hasPdfSignature(path)) ? 'application/pdf' : undefined
  return (mimeAliases[detected.mime] ?? detected.mime) as FileKind
}

const maxNameLength = 200

/** The uploader's file name, without a path and safe to show. */
function safeName(name: string | undefined, fallback: string): string {
  const base = (name ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) as string
  const shown = visibleName(base).trim()
  if (/^\.*$/.test(shown)) return fallback
  const extension = /\.[^.]{1,10}$/.exec(shown)?.[0] ?? ''
  const stem = [...shown.slice(0, shown.length - extension.length)]
  return stem.slice(0, maxNameLength - [...extension].length).join('') + extension
}
