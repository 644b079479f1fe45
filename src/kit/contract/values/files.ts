import { z } from 'zod/mini'
import { isBlob } from './multipart.ts'

/** The accepted kinds of files, by the type that is detected from the content, with the name that people know. */
export const fileKinds = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel (XLSX)',
} as const
export type FileKind = keyof typeof fileKinds

type Rule = {
  accept: readonly FileKind[]
  maxBytes: number
  /** Every picture is stored in these widths (px) as WebP, ascending; a smaller one is never enlarged. */
  widths: Readonly<Record<string, number>>
  /** Cropped to a square around the most salient part. */
  isSquare?: true
  /** Its perceptual hash is stored, so that a copy of it is detected. */
  isRecognized?: true
  /** Visible to others than its uploader and the office: only these see its original name. */
  isShownToMany?: true
  /** The academy's own file: the browser shows it instead of saving it (`Content-Disposition: inline`). */
  isInline?: true
}

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const megabyte = 1024 * 1024

/** The purposes of uploads, each with its rule. */
export const purposes = {
  avatar: {
    accept: pictures,
    maxBytes: 15 * megabyte,
    widths: { small: 96, medium: 320, large: 1200 },
    isSquare: true,
    isShownToMany: true,
  },
  document: { accept: ['application/pdf', ...pictures], maxBytes: 15 * megabyte, widths: { page: 2400 } },
  attachment: { accept: ['application/pdf', ...pictures], maxBytes: 15 * megabyte, widths: { small: 480, page: 2400 } },
  terms: { accept: ['application/pdf'], maxBytes: 15 * megabyte, widths: {}, isInline: true },
  evidence: { accept: ['application/pdf', ...pictures], maxBytes: 15 * megabyte, widths: { page: 2400 } },
  portfolio: {
    accept: pictures,
    maxBytes: 15 * megabyte,
    widths: { small: 480, medium: 1200, large: 2400 },
    isRecognized: true,
    isShownToMany: true,
  },
  /** The academy's mark, which is stored as a small PNG. */
  mark: { accept: pictures, maxBytes: 5 * megabyte, widths: { large: 512 } },
  table: { accept: ['text/csv', xlsx], maxBytes: 5 * megabyte, widths: {} },
  /** Files that come together, and are read one by one. */
  archive: { accept: ['application/zip'], maxBytes: 2000 * megabyte, widths: {} },
} as const satisfies Record<string, Rule>

export type Purpose = keyof typeof purposes

export function ruleOf(purpose: Purpose): Rule {
  return purposes[purpose]
}

/** The names of a purpose's accepted kinds: "PDF, JPEG, PNG". */
export function acceptedNames(purpose: Purpose): string {
  return ruleOf(purpose)
    .accept.map((kind) => fileKinds[kind])
    .join(', ')
}

export function maxMegabytes(purpose: Purpose): number {
  return ruleOf(purpose).maxBytes / megabyte
}

/** A file that the server received, checked and keeps aside until a handler stores it. A class, so that no JSON can pose as one. */
export class StagedFile {
  readonly purpose: Purpose

  constructor(purpose: Purpose) {
    this.purpose = purpose
  }
}

const fileFields = z.registry<{ purpose: Purpose }>()

/** A field that carries a file: what the browser chose on one side, what the server staged on the other. */
export function file(purpose: Purpose) {
  return z
    .custom<StagedFile, z.core.File>()
    .check((context) => {
      const problem = problemOf(purpose, context.value)
      if (problem)
        context.issues.push({ code: 'custom', input: context.value, message: problem.code, params: problem.params })
    })
    .register(fileFields, { purpose })
}

/** The purposes of a body's files; each has a part of its own in it. */
export function purposesOf(schema: z.core.$ZodType): Purpose[] {
  const definition = (schema as z.core.$ZodTypes)._zod.def
  return definition.type === 'object'
    ? Object.keys(definition.shape).flatMap((key) => purposeAt(schema, [key]) ?? [])
    : []
}

/** The purpose of the file that belongs at this place of a body, if one does. */
export function purposeAt(schema: z.core.$ZodType, path: readonly string[]): Purpose | undefined {
  const definition = (schema as z.core.$ZodTypes)._zod.def
  const [key, ...rest] = path
  if (definition.type === 'object' && key !== undefined) {
    const field = Object.hasOwn(definition.shape, key) ? definition.shape[key] : undefined
    return field && purposeAt(field, rest)
  }
  if (definition.type === 'array' && key !== undefined) return purposeAt(definition.element, rest)
  if ('innerType' in definition) return purposeAt(definition.innerType, path)
  return key === undefined ? fileFields.get(schema)?.purpose : undefined
}

function problemOf(
  purpose: Purpose,
  value: unknown,
): { code: string; params?: Record<string, string | number> } | null {
  if (value instanceof StagedFile) return value.purpose === purpose ? null : { code: 'file_unexpected' }
  if (!isBlob(value)) return { code: 'required' }
  const { size, type } = value as z.core.File
  if (size === 0) return { code: 'file_empty' }
  if (size > ruleOf(purpose).maxBytes) return { code: 'file_too_large', params: { max_mb: maxMegabytes(purpose) } }
  if (!accepts(purpose, type)) return { code: 'file_type', params: { accepted: acceptedNames(purpose) } }
  return null
}

/**
 * A browser sends no type for a file that its system does not know, such as HEIC, and for a table or an archive whichever the system's
 * own program gave it: then the server decides by the content.
 */
function accepts(purpose: Purpose, type: string): boolean {
  return (
    type === '' ||
    type === 'image/heif' ||
    purpose === 'table' ||
    purpose === 'archive' ||
    (ruleOf(purpose).accept as readonly string[]).includes(type)
  )
}
