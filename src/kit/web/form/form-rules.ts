import type { z } from 'zod/mini'

/** A field's rules in the endpoint's schema: whether it is optional, and its maximum length. */
export function rulesOf(body: z.ZodMiniType, name: string): { isOptional: boolean; maxLength: number | null } {
  const schema = fieldAt(body, name.split('.'))
  if (!schema) return { isOptional: true, maxLength: null }
  const accepts = (nothing: null | []) => schema.safeParse(nothing).success
  return { isOptional: accepts(null) || accepts([]), maxLength: maxLengthOf(schema) }
}

type Definition = z.core.$ZodTypes['_zod']['def']

function fieldAt(schema: z.ZodMiniType, path: string[]): z.ZodMiniType | null {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const definition = definitionOf(schema)
  if (definition.type === 'object') {
    const field = definition.shape[key] as z.ZodMiniType | undefined
    return field ? fieldAt(field, rest) : null
  }
  if (definition.type === 'array') return fieldAt(definition.element as z.ZodMiniType, rest)
  const inner = innerOf(definition)
  return inner && fieldAt(inner, path)
}

function maxLengthOf(schema: z.ZodMiniType): number | null {
  const definition = definitionOf(schema)
  const inner = innerOf(definition)
  if (inner) return maxLengthOf(inner)
  const checks = definition.checks?.map((check) => check._zod.def as { check: string; maximum?: number }) ?? []
  return checks.find(({ check }) => check === 'max_length')?.maximum ?? null
}

/** What a schema is a wrapper of, if it is one. */
function innerOf(definition: Definition): z.ZodMiniType | null {
  if (definition.type === 'pipe') return definition.in as z.ZodMiniType
  return 'innerType' in definition ? (definition.innerType as z.ZodMiniType) : null
}

function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def as Definition
}
