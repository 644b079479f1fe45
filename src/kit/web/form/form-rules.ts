import type { z } from 'zod/mini'

/** A field's rules in the endpoint's schema: whether it is optional, and its maximum length. */
export function rulesOf(body: z.ZodMiniType, name: string): { isOptional: boolean; maxLength: number | null } {
  const schema = fieldAt(body, name.split('.'))
  if (!schema) return { isOptional: true, maxLength: null }
  return { isOptional: schema.safeParse(null).success, maxLength: maxLengthOf(schema) }
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
  if (definition.type === 'pipe') return fieldAt(definition.in as z.ZodMiniType, path)
  return 'innerType' in definition ? fieldAt(definition.innerType as z.ZodMiniType, path) : null
}

function maxLengthOf(schema: z.ZodMiniType): number | null {
  const definition = definitionOf(schema)
  if (definition.type === 'pipe') return maxLengthOf(definition.in as z.ZodMiniType)
  if ('innerType' in definition) return maxLengthOf(definition.innerType as z.ZodMiniType)
  const checks = definition.checks?.map((check) => check._zod.def as { check: string; maximum?: number }) ?? []
  return checks.find(({ check }) => check === 'max_length')?.maximum ?? null
}

function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def as Definition
}
